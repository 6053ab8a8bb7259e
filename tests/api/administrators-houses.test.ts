import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminHouse, AdminHouseCard, HouseContent } from '#contract/admin/houses.ts';
import type { HouseCard, HouseDetail } from '#contract/houses.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { photograph } from '#tests/kit/pictures.ts';
import { someoneWithAConfirmedReservation, stayOf } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch = '*') =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    headers: { 'if-match': ifMatch },
    ...(body === undefined ? {} : { body }),
  });
const begin = (name: { ko: string; en: string }) =>
  as<AdminHouse>(boss, 'POST', '/v1/admin/houses', { name, location: 'hongdae', type: 'studio' });
const get = (id: string) => as<AdminHouse>(boss, 'GET', `/v1/admin/houses/${id}`);
const replace = (id: string, content: HouseContent, ifMatch = '*', who = boss) =>
  as<AdminHouse>(who, 'PUT', `/v1/admin/houses/${id}`, content, ifMatch);
const list = async (query: string) =>
  (await as<AdminHouseCard[]>(boss, 'GET', `/v1/admin/houses?pageSize=100&${query}`)).data;
const trail = async (id: string) =>
  (await as<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subject=house&subjectId=${id}`)).data.map(
    ({ action }) => action,
  );

let number = 0;
async function newHouse(): Promise<AdminHouse> {
  number += 1;
  const made = await begin({ ko: `새 집 ${number}`, en: `New Home ${number}` });
  expect(made.status).toBe(200);
  return made.data;
}

const written = (content: HouseContent): HouseContent => ({
  ...content,
  summary: { ko: '숲길 옆 원룸', en: 'A studio by the park' },
  about: { ko: '햇빛이 드는 집이에요.', en: 'A home with sunlight.' },
  area: { ko: '서울 마포구 와우산로', en: 'Wausan-ro, Mapo-gu, Seoul' },
  address: { ko: '와우산로 94, 301호', en: 'Unit 301, 94 Wausan-ro' },
  latitude: 37.55123,
  longitude: 126.92234,
  station: { name: { ko: '홍대입구역', en: 'Hongik Univ. Station' }, lines: [2, 6], walkMinutes: 6 },
  areaM2: 21,
  maxGuests: 2,
  floor: { ko: '3층', en: '3rd floor' },
  parking: { ko: '없음', en: 'None' },
  facilities: ['wifi', 'desk'],
  beforeReservation: [{ ko: '언덕 위에 있어요.', en: 'It is uphill.' }],
  thingsToKnow: [{ ko: '금연이에요.', en: '' }],
  wifiName: 'ondol-new',
  wifiPassword: 'warm-floor',
  way: { ko: '9번 출구에서 걸어요.', en: 'Walk from exit 9.' },
  trash: { ko: '월·수 저녁', en: '' },
});

describe('a new house', () => {
  it('begins with a name, under an id that stays, and nobody else sees it', async () => {
    const { status, data } = await begin({ ko: '합정 마당집', en: 'Hapjeong Yard House' });
    expect({ status, id: data.id, state: data.state }).toEqual({
      status: 200,
      id: 'hapjeong-yard-house',
      state: 'unpublished',
    });
    expect(data).toMatchObject({ monthlyRent: null, prices: [], photos: [], hasDoorCode: false });
    expect(data.missing).toContain('rent');
    expect((await get(data.id)).data).toEqual(data);
    expect((await host.call('GET', `/v1/houses/${data.id}`)).status).toBe(404);
    const renamed = { ...data.content, name: { ko: '합정 안뜰집', en: 'Hapjeong Court House' } };
    expect((await replace(data.id, renamed)).data).toMatchObject({ id: data.id, content: renamed });
    const second = await begin({ ko: '합정 마당집', en: 'Hapjeong Yard House' });
    expect(second.data.id).toMatch(/^hapjeong-yard-house-[\da-f]{8}$/);
    expect((await begin({ ko: '이름뿐인 집', en: '' })).data.id).toMatch(/^home-[\da-f]{8}$/);
    expect(await trail(data.id)).toEqual(['house-changed', 'house-added']);
  });

  it('stores every field as it was written, English that is missing aside', async () => {
    const { id, content } = await newHouse();
    const all = written(content);
    const { data } = await replace(id, all);
    expect(data.content).toEqual(all);
    expect(data).toMatchObject({ untranslated: 2, missing: ['rent', 'pictures', 'door_code'] });
    const search = encodeURIComponent(content.name.ko);
    expect(await list(`missing=english&search=${search}`)).toMatchObject([{ id, untranslated: 2 }]);
    expect(await list(`missing=place&search=${search}`)).toEqual([]);
  });

  it('has an id of its own, though two are begun with one name at once', async () => {
    const name = { ko: '쌍둥이 집', en: 'Twin Home' };
    const made = await Promise.all([begin(name), begin(name), begin(name)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(3);
    expect(made.map(({ data }) => data.id)).toContain('twin-home');
  });

  it('is one and the same where its request comes again, at once or after a while', async () => {
    const requestId = randomUUID();
    const sent = {
      requestId,
      name: { ko: '한 번만 집', en: 'Once Home' },
      location: 'hongdae',
      type: 'studio',
    };
    const make = () => as<AdminHouse>(boss, 'POST', '/v1/admin/houses', sent);
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(made.map(({ data }) => data.id))).toEqual(new Set(['once-home']));
    const { data: begun } = made[0];
    await replace(begun.id, { ...begun.content, name: { ko: '바뀐 집', en: 'Changed Home' } });
    expect((await make()).data).toMatchObject({ id: begun.id, content: { name: { en: 'Changed Home' } } });
    expect(await trail(begun.id)).toEqual(['house-changed', 'house-added']);

    const twin = { ...sent, requestId: randomUUID() };
    const twins = await Promise.all(
      [1, 2, 3].map(() => as<AdminHouse>(boss, 'POST', '/v1/admin/houses', twin)),
    );
    expect(
      twins.map(({ status }) => status),
      'under a name that is taken',
    ).toEqual([200, 200, 200]);
    expect(new Set(twins.map(({ data }) => data.id)).size).toBe(1);

    const again = { requestId: randomUUID(), name: { ko: '바뀐 집 (복사)', en: 'Changed Home (copy)' } };
    const copy = () => as<AdminHouse>(boss, 'POST', `/v1/admin/houses/${begun.id}/copy`, again);
    const [first, second] = [await copy(), await copy()];
    expect(second.data).toEqual(first.data);
    expect(await trail(first.data.id)).toEqual(['house-copied']);
  });

  it('needs a Korean name, a neighbourhood and a type', async () => {
    expect(await begin({ ko: ' ', en: 'Nameless' })).toMatchObject({
      status: 400,
      fields: { 'name.ko': 'korean_required' },
    });
    expect(
      await as(boss, 'POST', '/v1/admin/houses', { name: { ko: '집', en: '' }, location: 'busan' }),
    ).toMatchObject({ status: 400 });
  });

  it('is for administrators alone', async () => {
    const { id, content } = await newHouse();
    const member = await person(host);
    expect((await replace(id, content, '*', member)).status).toBe(403);
    expect((await as(member, 'GET', '/v1/admin/houses')).status).toBe(403);
    expect((await get('no-such-house')).status).toBe(404);
  });
});

describe('two people at one house', () => {
  it('of whom the second is shown what the first wrote', async () => {
    const { id, version, content } = await newHouse();
    const first = { ...content, summary: { ko: '밝은 집', en: '' } };
    expect((await replace(id, first, `"${version}"`)).status).toBe(200);
    expect(await replace(id, content, `"${version}"`)).toMatchObject({
      status: 412,
      code: 'version_stale',
      current: { content: { summary: { ko: '밝은 집', en: '' } } },
    });
  });
});

describe('the audit log', () => {
  it('says what was written before and after, and hides what opens the Wi-Fi', async () => {
    const { id, content } = await newHouse();
    await replace(id, { ...content, wifiPassword: 'first-secret' });
    await replace(id, { ...content, wifiPassword: 'second-secret', beds: 3 });
    const { data } = await as<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subject=house&subjectId=${id}`);
    expect(data[0]).toMatchObject({ before: { beds: 1, wifiPassword: '••••' }, after: { beds: 3 } });
    expect(JSON.stringify(data)).not.toContain('secret');
  });
});

const setState = (id: string, state: string, ifMatch = '*') =>
  as<AdminHouse>(boss, 'PUT', `/v1/admin/houses/${id}/state`, { state }, ifMatch);
const setPrice = (id: string, startsOn: string, monthlyRent: number, deposit = 500_000) =>
  as<AdminHouse>(boss, 'POST', `/v1/admin/houses/${id}/prices`, { startsOn, monthlyRent, deposit });
const removePrice = (id: string, startsOn: string) =>
  as<AdminHouse>(boss, 'DELETE', `/v1/admin/houses/${id}/prices/${startsOn}`);

async function furnish(id: string): Promise<void> {
  const { db } = host.ctx;
  for (const position of [1, 2, 3]) {
    const photo = `${id}-${position}`;
    await db
      .insertInto('photos')
      .values({
        id: photo,
        width: 1600,
        height: 1067,
        widths: JSON.stringify([480]),
        alt: JSON.stringify({ ko: '방', en: 'A room' }),
        dominant: '#d9c9b4',
        blur: 'data:,',
      })
      .execute();
    await db.insertInto('house_photos').values({ house_id: id, photo_id: photo, position }).execute();
  }
  await db.updateTable('houses').set({ door_code: '4821*' }).where('id', '=', id).execute();
}
async function completeHouse(): Promise<AdminHouse> {
  const { id, content } = await newHouse();
  await replace(id, { ...written(content), minNights: 7 });
  await furnish(id);
  const { data } = await setPrice(id, '2026-11-21', 900_000);
  expect(data).toMatchObject({ missing: [], monthlyRent: 900_000, deposit: 500_000 });
  return data;
}
const detail = (id: string) => host.call<HouseDetail>('GET', `/v1/houses/${id}`);
const isFound = async (id: string) =>
  (await host.call<HouseCard[]>('GET', '/v1/houses?pageSize=100&sort=soonest')).data.some(
    (house) => house.id === id,
  );

describe('publishing', () => {
  it('waits for everything that a visitor needs, and is undone at once', async () => {
    const { id, content } = await newHouse();
    expect(await setState(id, 'published')).toMatchObject({ status: 409, code: 'house_incomplete' });
    await replace(id, written(content));
    await setPrice(id, '2026-11-21', 900_000);
    expect((await setState(id, 'published')).code).toBe('house_incomplete');
    await furnish(id);
    expect((await setState(id, 'published')).data).toMatchObject({ state: 'published', missing: [] });
    await runJobs(host.ctx);
    expect(await isFound(id)).toBe(true);
    expect((await detail(id)).data).toMatchObject({ latitude: 37.551, longitude: 126.922 });
    expect(await replace(id, { ...written(content), about: { ko: '', en: '' } })).toMatchObject({
      status: 409,
      code: 'house_incomplete',
    });
    expect((await get(id)).data.content.about.ko).not.toBe('');
    expect((await setState(id, 'unpublished')).data.state).toBe('unpublished');
    expect(await isFound(id)).toBe(false);
    expect((await detail(id)).status).toBe(404);
    expect((await trail(id)).slice(0, 2)).toEqual(['house-unpublished', 'house-published']);
  });

  it('does not hold up a change while a new picture has no words yet', async () => {
    const { id, content } = await completeHouse();
    await setState(id, 'published');
    const bytes = await photograph();
    const { data: photo } = (await (
      await host.fetch(
        new Request('http://localhost/v1/admin/photos', {
          method: 'POST',
          headers: { authorization: `Bearer ${await tokenNow(host, boss)}`, 'content-type': 'image/jpeg' },
          body: new Uint8Array(bytes),
        }),
      )
    ).json()) as { data: { id: string } };
    await as(boss, 'POST', `/v1/admin/houses/${id}/pictures`, { photoId: photo.id });
    expect((await get(id)).data).toMatchObject({ state: 'published', missing: ['pictures'] });
    expect((await replace(id, { ...content, rank: 9 })).data).toMatchObject({ content: { rank: 9 } });
    expect((await replace(id, { ...content, wifiName: '' })).code).toBe('house_incomplete');
  });

  it('shows Korean where English is missing, and tells administrators', async () => {
    const { id } = await completeHouse();
    const { content } = (await get(id)).data;
    await replace(id, { ...content, name: { ko: '한글뿐인 집', en: '' }, way: { ko: '쭉 걸어요.', en: '' } });
    await setState(id, 'published');
    const { data } = await detail(id);
    expect(data.name).toEqual({ ko: '한글뿐인 집', en: '한글뿐인 집' });
    expect(data.thingsToKnow).toEqual([{ ko: '금연이에요.', en: '금연이에요.' }]);
    const search = encodeURIComponent('한글뿐인');
    expect(await list(`search=${search}`)).toMatchObject([
      { id, name: { ko: '한글뿐인 집', en: '' }, untranslated: 4 },
    ]);
  });

  it('leaves reservations alone, and archives only a house that nobody comes to', async () => {
    const { id } = await completeHouse();
    await setState(id, 'published');
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: id,
      checkIn: '2026-12-01',
    });
    expect(await list('state=published')).toContainEqual(
      expect.objectContaining({ id, occupiedNights: 20, freeFrom: '2026-11-21' }),
    );
    expect(await setState(id, 'archived')).toMatchObject({ status: 409, code: 'house_in_use' });
    await setState(id, 'unpublished');
    host.clock.set('2026-12-01T01:00:00Z');
    expect(
      (await stayOf(host, { ...who, token: await tokenNow(host, who) }, reservation.id)).data,
    ).toMatchObject({
      status: 'staying',
      checkInInfo: { trash: { ko: '월·수 저녁', en: '월·수 저녁' } },
    });
    host.clock.set('2027-01-02T01:00:00Z');
    boss = await person(host, { role: 'admin', name: 'Jiwoo' });
    expect((await setState(id, 'archived')).data.state).toBe('archived');
    expect((await list('')).map((house) => house.id)).not.toContain(id);
    expect((await list('state=archived')).map((house) => house.id)).toContain(id);
    expect((await setState(id, 'unpublished')).data.state).toBe('unpublished');
    expect((await trail(id)).slice(0, 2)).toEqual(['house-restored', 'house-archived']);
  });
});

describe('a copy', () => {
  it('has all that is written and the price, and neither pictures nor door code', async () => {
    const { id, content } = await completeHouse();
    const name = { ko: '옆집', en: `Next to ${id}` };
    const { status, data } = await as<AdminHouse>(boss, 'POST', `/v1/admin/houses/${id}/copy`, { name });
    expect(status).toBe(200);
    expect(data.content).toEqual({ ...content, name });
    expect(data).toMatchObject({
      id: `next-to-${id}`,
      state: 'unpublished',
      monthlyRent: 900_000,
      missing: ['pictures', 'door_code'],
    });
    expect((await as(boss, 'POST', '/v1/admin/houses/nowhere/copy', { name })).status).toBe(404);
    expect(await trail(data.id)).toEqual(['house-copied']);
  });
});

describe('a price', () => {
  it('holds from midnight in Seoul of its day on, for what is booked then, whether or not jobs run', async () => {
    const { id } = await completeHouse();
    await setState(id, 'published');
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: id,
      checkIn: '2027-03-01',
    });
    const { data } = await setPrice(id, '2026-12-01', 1_200_000, 0);
    expect(data).toMatchObject({ monthlyRent: 900_000, prices: [{ isApplied: false }, { isApplied: true }] });
    expect(await list(`search=${id}`)).toMatchObject([{ nextPrice: { monthlyRent: 1_200_000 } }]);
    host.clock.set('2026-11-30T14:59:59Z');
    expect((await detail(id)).data.monthlyRent).toBe(900_000);
    host.clock.set('2026-11-30T15:00:00Z');
    expect((await detail(id)).data).toMatchObject({ monthlyRent: 1_200_000, deposit: 0 });
    const found = await host.call<HouseCard[]>(
      'GET',
      '/v1/houses?pageSize=100&checkIn=2027-01-04&checkOut=2027-02-03&minRent=1200000',
    );
    expect(found.data).toMatchObject([{ id, stay: { housePrice: 1_200_000, deposit: 0 } }]);
    expect((await stayOf(host, who, reservation.id)).data.price).toMatchObject({
      housePrice: 900_000,
      deposit: 500_000,
    });
  });

  it('is refused for the past and far ahead, and removed only before it holds', async () => {
    const { id } = await completeHouse();
    expect(await setPrice(id, '2026-11-20', 900_000)).toMatchObject({ status: 400, code: 'dates_past' });
    expect((await setPrice(id, '2028-11-20', 900_000)).code).toBe('dates_too_far');
    expect((await setPrice(id, '2026-12-01', 0)).status).toBe(400);
    expect((await setPrice('nowhere', '2026-12-01', 1)).status).toBe(404);
    await setPrice(id, '2026-12-01', 1_000_000);
    await setPrice(id, '2026-12-01', 1_100_000);
    expect((await get(id)).data.prices.map(({ monthlyRent }) => monthlyRent)).toEqual([1_100_000, 900_000]);
    expect((await removePrice(id, '2026-12-01')).data.prices).toHaveLength(1);
    expect((await removePrice(id, '2026-12-01')).status).toBe(404);
    expect((await removePrice(id, '2026-11-21')).code).toBe('price_applied');
    expect((await trail(id))[0]).toBe('house-price-removed');
  });
});
