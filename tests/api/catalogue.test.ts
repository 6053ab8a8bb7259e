import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { MAX_CATALOGUE_BYTES, type CatalogueHouse, type ImportPlan } from '#contract/admin/catalogue.ts';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import type { AdminHouse } from '#contract/admin/houses.ts';
import type { Photo } from '#contract/shared.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { photograph } from '#tests/kit/pictures.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const PATH = '/v1/admin/catalogue';
let boss: Person | undefined;
const token = async () => tokenNow(host, (boss ??= await person(host, { role: 'admin', name: 'Jiwoo' })));
const get = async <T>(path: string) => (await host.call<T>('GET', path, { token: await token() })).data;
type Answer<T> = { status: number; data: T; code: string; errorMessage: string };
const send = async (path: string, bytes: Uint8Array | string, language = 'en') => {
  const response = await host.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'accept-language': language },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    }),
  );
  return { status: response.status, ...(await response.json()) } as Answer<ImportPlan>;
};
const preview = (file: Uint8Array | string, language?: string) => send(`${PATH}/preview`, file, language);
const apply = async (file: Uint8Array | string, plan?: string) =>
  send(`${PATH}?plan=${plan ?? (await preview(file)).data.plan}`, file);
type File = { houses: CatalogueHouse[]; coupons: Record<string, unknown>[]; [key: string]: unknown };
const exported = async (): Promise<File> => {
  const response = await host.fetch(
    new Request(`http://localhost${PATH}`, { headers: { authorization: `Bearer ${await token()}` } }),
  );
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="catalogue-.*\.json"$/);
  return (await response.json()) as File;
};
const download = async (path: string) =>
  (
    await host.fetch(
      new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${await token()}` } }),
    )
  ).arrayBuffer();
/** Creates a house that is not published, so that it may lack pictures. */
const hiddenHouse = async () => {
  const id = await createHouse(host);
  await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', id).execute();
  return id;
};
const json = (file: object) => JSON.stringify(file);
const changesOf = ({ data }: { data: ImportPlan }) =>
  data.items
    .filter(({ action }) => action !== 'unchanged')
    .map(({ id, action, fields }) => [id, action, fields]);
const problemsOf = ({ data }: { data: ImportPlan }) =>
  data.problems.map(({ line, field, code }) => [line, field, code]);
const makeCoupon = async (content: object) =>
  (
    await host.call<AdminCoupon>('POST', '/v1/admin/coupons', {
      token: await token(),
      body: { kind: 'amount', value: 50_000, ...content },
    })
  ).data;

describe('the catalogue as one file', () => {
  it('is read back as it is: nothing changes, however often', async () => {
    await createHouse(host);
    await makeCoupon({ note: '=1+1' });
    const file = await exported();
    expect(file).toMatchObject({ format: 'ondol-catalogue', version: 1 });
    expect(json(file), 'no door code').not.toContain('4821*');
    const seen = await preview(json(file));
    expect(seen).toMatchObject({ status: 200, data: { created: 0, changed: 0, problems: [] } });
    expect(seen.data.unchanged).toBe(file.houses.length + file.coupons.length);
    expect((await apply(json(file))).data).toMatchObject({ applied: true, changed: 0 });
    const [entry] = await get<AuditEntry[]>('/v1/admin/audit-log?action=catalogue-exported');
    expect(entry).toMatchObject({ subject: { kind: 'export', id: 'catalogue' } });
  });

  it('holds no Wi-Fi password, and takes one of a file of an earlier version', async () => {
    const id = await hiddenHouse();
    await host.ctx.db
      .updateTable('houses')
      .set({ wifi_password: 'warm-floor-9' })
      .where('id', '=', id)
      .execute();
    const file = await exported();
    const csv = new TextDecoder().decode(await download(`${PATH}/houses`));
    for (const text of [json(file), csv]) {
      expect(text).toContain(id);
      expect(text).not.toMatch(/wifiPassword|warm-floor-9/);
    }
    const wifiOf = async () => (await get<AdminHouse>(`/v1/admin/houses/${id}`)).content.wifiPassword;
    const house = file.houses.find((each) => each.id === id)!;
    const given = (content: object) => json({ ...file, coupons: [], houses: [{ ...house, content }] });
    const renamed = { ...house.content, wifiName: 'garden' };
    expect((await apply(given(renamed))).data).toMatchObject({ applied: true, changed: 1 });
    expect(await wifiOf(), 'what is left out stays').toBe('warm-floor-9');
    await apply(given({ ...renamed, wifiPassword: '' }));
    expect(await wifiOf()).toBe('warm-floor-9');
    const former = await apply(given({ ...renamed, wifiPassword: 'of an older file' }));
    expect(former.data).toMatchObject({ applied: true, changed: 1 });
    expect(await wifiOf()).toBe('of an older file');
    expect((await apply(`id,wifiPassword\r\n${id},of a table\r\n`)).data).toMatchObject({ changed: 1 });
    expect(await wifiOf()).toBe('of a table');
  });

  it('is refused beyond its rows, and nobody waits for it', async () => {
    const longest = 'id\r\n'.padEnd(7_000_000, 'house-1\r\n');
    const many = json({
      format: 'ondol-catalogue',
      version: 1,
      coupons: Array.from({ length: 1_000_000 }, () => 0),
    });
    for (const file of [longest, many]) {
      let turns = 0;
      const counting = setInterval(() => (turns += 1), 5);
      const begun = performance.now();
      const answer = await preview(file);
      clearInterval(counting);
      expect(answer).toMatchObject({ status: 413, code: 'catalogue_too_long' });
      expect(answer.errorMessage).toContain('5000');
      // Were it parsed here, nothing else would have had a turn meanwhile.
      expect(turns).toBeGreaterThan((performance.now() - begun) / 100);
    }
  });

  it('adds what is new and changes what differs, as it was previewed', async () => {
    const id = await hiddenHouse();
    const file = await exported();
    const house = file.houses.find((each) => each.id === id)!;
    const dearer = {
      ...house,
      monthlyRent: 950_000,
      content: { ...house.content, beds: 2, name: { ko: '새 이름', en: 'New name' } },
      prices: [{ startsOn: '2027-01-01', monthlyRent: 990_000, deposit: 500_000 }],
    };
    const another = { ...house, id: 'brand-new', state: 'unpublished', prices: [] };
    const code = `NEW-${id.slice(5).toUpperCase()}`;
    const given = { ...file, houses: [dearer, another], coupons: [{ code, kind: 'percent', value: 5 }] };
    const seen = await preview(json(given));
    expect(seen.data.problems).toEqual([]);
    expect(changesOf(seen)).toEqual([
      [
        id,
        'changed',
        expect.arrayContaining([
          { field: 'beds', before: '1', after: '2' },
          { field: 'name.ko', before: '시험의 집', after: '새 이름' },
          { field: 'monthlyRent', before: '900000', after: '950000' },
          { field: 'prices', before: null, after: '2027-01-01: 990000 / 500000' },
        ]),
      ],
      ['brand-new', 'created', expect.anything()],
      [code, 'created', expect.anything()],
    ]);
    expect((await exported()).houses, 'a preview changes nothing').toEqual(file.houses);
    expect((await apply(json(given), seen.data.plan)).data).toMatchObject({
      applied: true,
      created: 2,
      changed: 1,
    });
    const after = await get<AdminHouse>(`/v1/admin/houses/${id}`);
    expect(after).toMatchObject({ monthlyRent: 950_000, content: { beds: 2, name: { ko: '새 이름' } } });
    expect(after.prices.map(({ startsOn }) => startsOn)).toEqual(['2027-01-01', '2026-11-21']);
    expect((await preview(json(given))).data, 'again it changes nothing').toMatchObject({
      created: 0,
      changed: 0,
    });
  });

  it('describes pictures, puts them in order and records each change, and takes away no price', async () => {
    const response = await host.fetch(
      new Request('http://localhost/v1/admin/photos', {
        method: 'POST',
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'image/jpeg' },
        body: new Uint8Array(await photograph()),
      }),
    );
    const { data: photo } = (await response.json()) as { data: Photo };
    const id = await hiddenHouse();
    const { houses } = await exported();
    const house = houses.find((each) => each.id === id)!;
    const shipped = `${id}-shipped`;
    await host.ctx.db
      .insertInto('photos')
      .values({
        id: shipped,
        width: 1600,
        height: 1067,
        widths: JSON.stringify([480]),
        alt: JSON.stringify({ ko: '방', en: 'A room' }),
        dominant: '#d9c9b4',
        blur: 'data:,',
      })
      .execute();
    const given = (more: object) =>
      json({ format: 'ondol-catalogue', version: 1, houses: [{ ...house, ...more }] });
    const alt = { ko: '창가 책상', en: 'A desk at the window' };
    const described = given({
      state: 'archived',
      pictures: [{ id: photo.id, room: 'bedroom', alt, focus: { x: 20, y: 50 } }],
    });
    const seen = await preview(described);
    expect(seen.data.items[0]!.fields).toContainEqual({
      field: 'pictures',
      before: null,
      after: `${photo.id} (bedroom) · 창가 책상 / A desk at the window · 20:50`,
    });
    expect((await apply(described)).data).toMatchObject({ applied: true, changed: 1 });
    const after = (await exported()).houses.find((each) => each.id === id)!;
    expect(after.pictures).toMatchObject([{ id: photo.id, room: 'bedroom', alt, focus: { x: 20, y: 50 } }]);
    expect((await preview(described)).data, 'again it changes nothing').toMatchObject({ changed: 0 });
    const bare = given({ state: 'archived', pictures: [{ id: photo.id, room: 'bedroom' }] });
    expect((await preview(bare)).data, 'words that are left out stay').toMatchObject({ changed: 0 });
    const entries = await get<AuditEntry[]>(`/v1/admin/audit-log?subject=house&subjectId=${id}`);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['house-archived', 'house-pictures-changed']),
    );
    expect(problemsOf(await preview(given({ monthlyRent: null })))).toEqual([
      [1, 'monthlyRent', 'amount_required'],
    ]);
    const reworded = given({ pictures: [{ id: shipped, room: null, alt }] });
    expect(problemsOf(await preview(reworded))).toEqual([[1, 'pictures', 'picture_words_fixed']]);
  });

  it('is refused where the changes are others by now, and as a whole where one is wrong', async () => {
    const id = await hiddenHouse();
    const { houses } = await exported();
    const house = houses.find((each) => each.id === id)!;
    const head = { format: 'ondol-catalogue', version: 1 };
    const good = { ...house, content: { ...house.content, beds: 3 } };
    const seen = await preview(json({ ...head, houses: [good] }));
    const other = { ...house, content: { ...house.content, rank: 7 } };
    await apply(json({ ...head, houses: [other] }));
    expect((await apply(json({ ...head, houses: [good] }), seen.data.plan)).code).toBe('catalogue_changed');
    const bad = { ...house, id: 'other-one', content: { ...house.content, beds: 0 } };
    const unknown = {
      ...house,
      id: 'third',
      state: 'unpublished',
      pictures: [{ id: 'nothing', room: null }],
    };
    const all = json({ ...head, houses: [good, bad, unknown, good] });
    const told = await preview(all, 'ko');
    expect(problemsOf(told)).toEqual([
      [2, 'beds', 'number_invalid'],
      [3, 'pictures', 'picture_unknown'],
      [4, '', 'id_repeated'],
    ]);
    expect(told.data.problems.at(-1)!.text).toBe('같은 파일에 두 번 나와요.');
    expect((await apply(all, told.data.plan)).code).toBe('catalogue_invalid');
    expect((await get<AdminHouse>(`/v1/admin/houses/${id}`)).content.beds).toBe(1);
  });

  it('publishes no house that lacks something, and changes no coupon that was used', async () => {
    const id = await createHouse(host);
    const coupon = await makeCoupon({});
    await requestReservation(host, await person(host), {
      houseId: id,
      couponCode: coupon.code,
      coupon: { kind: 'amount', value: 50_000 },
    });
    const { houses } = await exported();
    const house = houses.find((each) => each.id === id)!;
    const told = await preview(
      json({
        format: 'ondol-catalogue',
        version: 1,
        houses: [{ ...house, id: 'bare', state: 'published' }],
        coupons: [{ code: coupon.code, kind: 'amount', value: 1 }],
      }),
    );
    expect(told.data.problems.map(({ code }) => code)).toEqual(['house_incomplete', 'coupon_used']);
  });
});

describe('a preview', () => {
  const houseLike = async (id: string) => {
    const { houses } = await exported();
    return { ...houses[0]!, id, state: 'unpublished', prices: [], pictures: [] };
  };
  const head = { format: 'ondol-catalogue', version: 1 };

  it('knows the houses that come with a coupon for them', async () => {
    await hiddenHouse();
    const house = await houseLike('with-a-coupon');
    const coupon = { code: 'COMES-ALONG', kind: 'percent', value: 5, houseIds: [house.id] };
    const refused = { ...house, id: 'refused', pictures: [{ id: 'nothing', room: null }] };
    const orphan = { ...coupon, code: 'ORPHAN', houseIds: ['refused'] };
    const told = await preview(json({ ...head, houses: [refused, house], coupons: [coupon, orphan] }));
    expect(problemsOf(told)).toEqual([
      [1, 'pictures', 'picture_unknown'],
      [2, 'houseIds', 'coupon_house_unknown'],
    ]);
    const on = (monthlyRent: number) => ({ startsOn: '2027-01-01', monthlyRent, deposit: 0 });
    const priced = { ...house, prices: [on(1_000_000), on(1_100_000)] };
    const good = json({ ...head, houses: [priced], coupons: [coupon] });
    expect((await apply(good)).data).toMatchObject({ applied: true, created: 2, problems: [] });
    const { prices } = await get<AdminHouse>(`/v1/admin/houses/${house.id}`);
    expect(prices[0], 'of two of one day the later').toMatchObject(on(1_100_000));
  });

  it('holds nobody up: searches are answered while it runs', async () => {
    await hiddenHouse();
    const house = await houseLike('one-of-many');
    const houses = Array.from({ length: 30 }, (_, index) => ({ ...house, id: `${house.id}-${index}` }));
    let answered = 0;
    const running = preview(json({ ...head, houses }));
    const search = async (): Promise<ImportPlan | null> => {
      expect((await host.call('GET', '/v1/houses')).status).toBe(200);
      answered += 1;
      return null;
    };
    const told = running.then(({ data }) => data);
    let seen: ImportPlan | null = null;
    while (!seen) seen = await Promise.race([told, search()]);
    expect(seen).toMatchObject({ created: 30, problems: [] });
    expect(answered).toBeGreaterThan(10);
  });
});

describe('houses and coupons as tables', () => {
  const csv = async (what: 'houses' | 'coupons') => get<string>(`${PATH}/${what}`);

  it('are read back as they are', async () => {
    await createHouse(host);
    await makeCoupon({ note: '=HYPERLINK("x"), "따옴표"\n둘째 줄', locations: ['hongdae', 'sinchon'] });
    for (const what of ['houses', 'coupons'] as const) {
      const file = await csv(what);
      expect((await preview(file)).data).toMatchObject({
        format: 'csv',
        changed: 0,
        created: 0,
        problems: [],
      });
    }
    expect(await csv('coupons')).toContain(`"'=HYPERLINK(""x""), ""따옴표""\n둘째 줄"`);
  });

  it('are read with the semicolons, tabs and encodings of spreadsheets; columns left out stay', async () => {
    const id = await hiddenHouse();
    const semicolons = `id;name.ko;beds;monthlyRent\r\n${id};"바다; 집";2;"1,200,000"\r\n`;
    const seen = await preview(semicolons);
    expect(changesOf(seen)).toEqual([
      [
        id,
        'changed',
        [
          { field: 'name.ko', before: '시험의 집', after: '바다; 집' },
          { field: 'beds', before: '1', after: '2' },
          { field: 'monthlyRent', before: '900000', after: '1200000' },
        ],
      ],
    ]);
    // 바다 in CP949, as Korean Excel saves it.
    const korean = Buffer.concat([Buffer.from(`id,name.ko\n${id},`), Buffer.from([0xb9, 0xd9, 0xb4, 0xd9])]);
    expect(changesOf(await preview(korean))[0]![2]).toEqual([
      { field: 'name.ko', before: '시험의 집', after: '바다' },
    ]);
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`id\tname.ko\n${id}\t바다\n`, 'utf16le'),
    ]);
    expect(changesOf(await preview(wide))[0]![1]).toBe('changed');
  });

  it('tells every error by its line, in the reader’s language', async () => {
    const id = await hiddenHouse();
    const file = [
      'id,name.ko,beds,location,wifiName',
      `${id},"두\n줄",x,hongdae,`,
      'new-house,집,1,nowhere,',
      'another,집,1',
      '../etc,집,1,hongdae,',
    ].join('\n');
    const told = await preview(file, 'ko');
    expect(problemsOf(told)).toEqual([
      [2, 'beds', 'number_invalid'],
      [4, 'location', 'value_invalid'],
      [4, 'type', 'value_invalid'],
      [5, '', 'cells_wrong'],
      [6, 'id', 'house_id_invalid'],
      [6, 'type', 'value_invalid'],
    ]);
    expect(told.data.problems[3]!.text).toBe('칸의 수가 머리글과 달라요. 따옴표와 쉼표를 확인해 주세요.');
    expect(problemsOf(await preview('id,colour\nx,red\n'))).toEqual([[1, 'colour', 'column_unknown']]);
    expect(problemsOf(await preview(`id,name.ko\n${id},"open\n`))).toEqual([[2, '', 'cells_wrong']]);
  });

  it.each([
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]),
      'catalogue_unreadable',
    ],
    ['words', 'hello there', 'catalogue_unreadable'],
    ['broken JSON', '{"format": ', 'catalogue_unreadable'],
    ['another format', '{"format": "other", "version": 1}', 'catalogue_format'],
    ['a later version', '{"format": "ondol-catalogue", "version": 2}', 'catalogue_format'],
    ['more than is read', new Uint8Array(MAX_CATALOGUE_BYTES + 1).fill(32), 'catalogue_too_large'],
  ])('refuses %s', async (_, file, code) => {
    expect((await preview(file)).code).toBe(code);
  });
});
