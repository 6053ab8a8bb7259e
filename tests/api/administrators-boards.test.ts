import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminBoard, AdminBoardCard } from '#contract/admin/boards.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Board, BoardCard } from '#contract/boards.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00.000Z';
const host = hostFrom(START);
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  await host.ctx.db.deleteFrom('boards').execute();
});

const PATH = '/v1/admin/boards';
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const written = {
  boardType: 'NOTICE',
  title: { ko: '겨울 공지', en: 'Winter notice' },
  summary: { ko: '따뜻하게', en: 'Stay warm' },
  body: { ko: '<p>보일러</p>', en: '<p>Boiler</p>' },
  photoId: null,
  event: null,
  person: null,
  publishedAt: START as string | null,
};
const event = {
  startsAt: '2026-12-09T10:00:00.000Z',
  place: { ko: '라운지', en: '' },
  capacity: 16,
};
const add = (changed: object = {}, who = boss) =>
  as<AdminBoard>('POST', PATH, { ...written, ...changed }, undefined, who);
const save = (board: AdminBoard, changed: object, { who = boss, ifMatch = `"${board.version}"` } = {}) => {
  const { boardType, title, summary, body, person: speaker, publishedAt } = board;
  const content = { boardType, title, summary, body, person: speaker, publishedAt, event: board.event };
  return as<AdminBoard>('PUT', `${PATH}/${board.id}`, { ...content, ...changed }, ifMatch, who);
};
const get = async (id: string) => (await as<AdminBoard>('GET', `${PATH}/${id}`)).data;
const list = async (query = '') => (await as<AdminBoardCard[]>('GET', `${PATH}?pageSize=100${query}`)).data;
const inPublic = (id: string) => host.call<Board>('GET', `/v1/boards/${id}`);
const main = async () => (await host.call<BoardCard | null>('GET', '/v1/boards/main')).data?.id ?? null;
const recorded = async (id: string) =>
  (await as<AuditEntry[]>('GET', `/v1/admin/audit-log?subject=board&subjectId=${id}`)).data;

describe('a board that is written', () => {
  it('is a draft until it is published, at a time to come where that is wanted', async () => {
    const { data: draft } = await add({ publishedAt: null });
    expect(draft).toMatchObject({
      publishedAt: null,
      main: false,
      updatedBy: 'Nguyễn Jiwoo',
      updatedAt: START,
    });
    expect((await inPublic(draft.id)).status).toBe(404);
    const later = '2026-11-21T02:00:00.000Z';
    const { data: scheduled } = await save(draft, { publishedAt: later });
    expect((await inPublic(draft.id)).status).toBe(404);
    expect((await host.call<BoardCard[]>('GET', '/v1/boards')).data).toEqual([]);
    host.clock.set(later);
    expect((await inPublic(draft.id)).data).toMatchObject({ title: written.title, publishedAt: later });
    await save(scheduled, { publishedAt: null });
    expect((await inPublic(draft.id)).status).toBe(404);
  });

  it('is sanitised before it is stored, and refused where nothing is left', async () => {
    const body = {
      ko: '<p onclick="alert(1)">안녕<script>alert(1)</script></p><iframe srcdoc="x"></iframe>',
      en: '<a href="javascript:alert(1)">hello</a>',
    };
    const { data } = await add({ body });
    expect(data.body).toEqual({ ko: '<p>안녕</p>', en: 'hello' });
    const row = await host.ctx.db.selectFrom('boards').select('body').executeTakeFirstOrThrow();
    expect(row.body).toEqual(data.body);
    for (const ko of [
      '',
      '  ',
      '<p></p>',
      '<p>&nbsp;<br></p>',
      '<script>alert(1)</script>',
      '<svg onload=alert(1)></svg>',
    ])
      expect(await add({ body: { ko, en: '<p>Full</p>' } })).toMatchObject({
        status: 400,
        fields: { 'body.ko': 'korean_required' },
      });
    const word = `<p>${'<span style="mso-fareast-font-family:Batang">긴 글</span>'.repeat(4000)}</p>`;
    expect(word.length).toBeGreaterThan(200_000);
    expect((await add({ body: { ko: word, en: '' } })).fields).toEqual({ 'body.ko': 'text_too_long' });
    expect(await list()).toHaveLength(1);
  });

  it('is refused where it would be too long once its signs are written out', async () => {
    const ko = `<p>${'&'.repeat(99_000)}</p>`;
    expect(await add({ body: { ko, en: '' } })).toMatchObject({
      status: 400,
      fields: { 'body.ko': 'text_too_long' },
    });
  });

  it('has no English where that says nothing', async () => {
    const { data } = await add({ body: { ko: '<p>안녕</p>', en: '<p></p>' } });
    expect(data.body.en).toBe('');
    expect((await inPublic(data.id)).data.body.en).toBe('<p>안녕</p>');
  });

  it('keeps emoji and text from right to left, and English may be missing', async () => {
    const { data } = await add({
      title: { ko: '따뜻한 🫖 مرحبا', en: '' },
      body: { ko: '<p>👩‍👩‍👧 مرحبا بكم</p>', en: '' },
    });
    expect(data).toMatchObject({ title: { ko: '따뜻한 🫖 مرحبا', en: '' }, body: { en: '' } });
    const { data: shown } = await inPublic(data.id);
    expect(shown.title.en).toBe('따뜻한 🫖 مرحبا');
    expect(shown.body.en).toBe('<p>👩‍👩‍👧 مرحبا بكم</p>');
  });

  it.each([
    ['no Korean title', { title: { ko: ' ', en: 'Full' } }, { 'title.ko': 'korean_required' }],
    ['an event without its facts', { boardType: 'EVENT' }, { event: 'event_required' }],
    ['a notice with an event', { event }, { event: 'invalid_input' }],
    [
      'an event for nobody',
      { boardType: 'EVENT', event: { ...event, capacity: 0 } },
      { 'event.capacity': 'capacity_required' },
    ],
    ['an interview of nobody', { boardType: 'INTERVIEW' }, { person: 'name_required' }],
    ['a picture that is not there', { photoId: 'nothing' }, { photoId: 'picture_unknown' }],
    [
      'an event that ends before it starts',
      { boardType: 'EVENT', event: { ...event, endsAt: event.startsAt } },
      { 'event.endsAt': 'event_end_invalid' },
    ],
    [
      'a map that is no web address',
      { boardType: 'EVENT', event: { ...event, mapUrl: 'javascript:alert(1)' } },
      { 'event.mapUrl': 'link_invalid' },
    ],
    ['no instant', { publishedAt: 'tomorrow' }, { publishedAt: 'invalid_input' }],
  ])('is refused at its field: %s', async (_, wrong, fields) => {
    expect(await add(wrong)).toMatchObject({ status: 400, fields });
    expect(await list()).toEqual([]);
  });

  it('has the facts of its event and leaves a trace of what changed', async () => {
    const { data } = await add({ boardType: 'EVENT', event });
    expect((await inPublic(data.id)).data.event).toEqual({
      ...event,
      endsAt: null,
      mapUrl: null,
      place: { ko: '라운지', en: '라운지' },
      seatsLeft: 16,
    });
    await save(data, { event: { ...event, capacity: 20 } });
    await as('DELETE', `${PATH}/${data.id}`, undefined, '*');
    expect(await recorded(data.id)).toMatchObject([
      { action: 'board-deleted', before: { title: '겨울 공지', capacity: 20 }, after: null },
      { action: 'board-changed', before: { capacity: 16 }, after: { capacity: 20 } },
      { action: 'board-added', after: { boardType: 'EVENT', titleEn: 'Winter notice' } },
    ]);
    expect((await inPublic(data.id)).status).toBe(404);
  });
});

describe('two on one text', () => {
  it('the second sees what the first wrote', async () => {
    const { data } = await add();
    const other = await person(host, { role: 'admin', name: 'Mina' });
    expect((await as('PUT', `${PATH}/${data.id}`, written)).status).toBe(428);
    const both = await Promise.all([
      save(data, { title: { ko: '하나', en: '' } }),
      save(data, { title: { ko: '둘', en: '' } }, { who: other }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const lost = both.find(({ status }) => status === 412) as unknown as { current: AdminBoard };
    expect(lost.current).toEqual(await get(data.id));
    expect(await as('DELETE', `${PATH}/${data.id}`, undefined, `"${data.version}"`)).toMatchObject({
      code: 'version_stale',
    });
  });

  it('versions are there to go back to: of each person, and every ten minutes', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const { data: first } = await add();
    const { data: second } = await save(first, { title: { ko: '둘', en: '' } });
    expect(second.versions, 'within ten minutes it is one').toEqual([]);
    host.clock.forward(60_000);
    const { data: third } = await save(second, { title: { ko: '셋', en: '' } }, { who: mina });
    expect(third.versions).toMatchObject([
      { number: 1, savedBy: 'Nguyễn Jiwoo', savedAt: START, content: { title: { ko: '둘', en: '' } } },
    ]);
    host.clock.forward(600_000);
    const { data: fourth } = await save(third, { title: { ko: '넷', en: '' } }, { who: mina });
    expect(fourth.versions.map(({ content }) => content.title.ko)).toEqual(['셋', '둘']);
    const same = await save(fourth, {}, { who: boss });
    expect(same.data, 'nothing changed').toEqual(fourth);
    const { content } = fourth.versions[1]!;
    const back = await save(fourth, content);
    expect(back.data).toMatchObject({
      title: { ko: '둘', en: '' },
      body: written.body,
      updatedBy: 'Nguyễn Jiwoo',
    });
    expect(back.data.version).toBe(second.version);
    expect(back.data.versions).toHaveLength(3);
  });
});

it('going back stores how it was, also within ten minutes', async () => {
  const { data } = await add();
  const { data: later } = await save(data, { title: { ko: '둘', en: '' } });
  expect(later.versions).toEqual([]);
  const back = await save(later, { title: written.title, storeVersion: true });
  expect(back.data.versions.map(({ content }) => content.title.ko)).toEqual(['둘']);
});

it('two administrators of one name have versions of their own', async () => {
  const namesake = await person(host, { role: 'admin', name: 'Jiwoo' });
  const { data } = await add();
  const saved = await save(data, { title: { ko: '둘', en: '' } }, { who: namesake });
  expect(saved.data.versions).toHaveLength(1);
});

it.each([
  ['<p><a href="jAvAsCrIpT:alert(1)">a</a></p>', 'a'],
  ['<p><a href="java&#10;script:alert(1)">b</a></p>', 'b'],
  ['<p style="position:fixed">c</p>', 'c'],
  ['<svg><p><style><!--</style><img src=x onerror=alert(1)>--></svg><p>d</p>', 'd'],
  ['<iframe src="https://elsewhere.example"></iframe><p>e</p>', 'e'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>f</p>',
    'f',
  ],
  ['<p><img src="https://elsewhere.example/x.png">g</p>', 'g'],
  ['<p><b><i>h</b></i><script>alert(1)', 'h'],
])('a preview is what would be stored, without the attack: %s', async (ko, words) => {
  const preview = await as<object>('POST', `${PATH}/preview`, { body: { ko, en: '' } });
  const text = JSON.stringify(preview.data);
  expect(text).toContain(words);
  expect(text).not.toMatch(/alert|javascript|elsewhere|style|svg|iframe|onerror/i);
  expect(await list()).toEqual([]);
});

describe('the main board', () => {
  it('is one, when two are set at the same moment', async () => {
    const ids = [await add(), await add(), await add()].map(({ data }) => data.id);
    const answers = await Promise.all(ids.map((id) => as<AdminBoard>('PUT', `${PATH}/${id}/set-main`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).filter((board) => board.main).map(({ id }) => id)).toEqual([await main()]);
    const [id] = ids;
    await as('PUT', `${PATH}/${id}/set-main`);
    await as('PUT', `${PATH}/${id}/set-main`);
    expect(await main()).toBe(id);
    expect((await recorded(id!)).filter(({ action }) => action === 'board-set-main').length).toBeLessThan(3);
  });

  it('is public, and no main board any more once it is not', async () => {
    const { data: draft } = await add({ publishedAt: null });
    expect(await as('PUT', `${PATH}/${draft.id}/set-main`)).toMatchObject({ code: 'board_not_public' });
    const { data: shown } = await save(draft, { publishedAt: START });
    const { data } = await as<AdminBoard>('PUT', `${PATH}/${shown.id}/set-main`);
    expect(data).toMatchObject({ main: true, version: shown.version });
    expect((await save(data, { publishedAt: null })).data.main).toBe(false);
    expect(await main()).toBeNull();
  });
});

it('the list has drafts first, is cut down, and leads from one board to the next', async () => {
  const old = (await add({ publishedAt: '2026-11-01T01:00:00.000Z' })).data;
  const draft = (await add({ publishedAt: null, title: { ko: '초안', en: 'Draft 100%' } })).data;
  const meet = (await add({ boardType: 'EVENT', event, publishedAt: '2026-11-10T01:00:00.000Z' })).data;
  const ids = async (query = '') => (await list(query)).map(({ id }) => id);
  expect(await ids()).toEqual([draft.id, meet.id, old.id]);
  expect(await ids('&boardType=EVENT')).toEqual([meet.id]);
  const soon = (await add({ publishedAt: '2026-12-01T01:00:00.000Z' })).data;
  expect(await ids('&filter=draft')).toEqual([draft.id]);
  expect(await ids('&filter=scheduled')).toEqual([soon.id]);
  expect(await ids('&filter=published')).toEqual([meet.id, old.id]);
  expect(await ids('&filter=main')).toEqual([]);
  await as('DELETE', `${PATH}/${soon.id}`, undefined, '*');
  expect(await ids(`&search=${encodeURIComponent('100%')}`)).toEqual([draft.id]);
  const next = async (id: string, query = '') =>
    (await as<AdminBoardCard | null>('GET', `${PATH}/${id}/next${query}`)).data?.id ?? null;
  expect(await next(draft.id)).toBe(meet.id);
  expect(await next(draft.id, '?boardType=NOTICE')).toBe(old.id);
  expect(await next(old.id)).toBeNull();
  const before = await as<AdminBoardCard | null>('GET', `${PATH}/${old.id}/previous`);
  expect(before.data?.id).toBe(meet.id);
  const { headers } = await as('GET', `${PATH}?pageSize=2`);
  expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 3, totalPages: 2 });
  for (const id of ['nonsense', '%00', boss.id]) {
    expect((await as('GET', `${PATH}/${id}`)).code).toBe('not_found');
    expect((await as('GET', `${PATH}/${id}/next`)).code).toBe('not_found');
    expect((await as('PUT', `${PATH}/${id}/set-main`)).code).toBe('not_found');
    expect((await as('DELETE', `${PATH}/${id}`, undefined, '*')).code).toBe('not_found');
  }
  const member = await person(host);
  expect((await add({}, member)).status).toBe(403);
});
