import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetSharePictures } from '#server/modules/discovery/jobs.ts';
import { sharePictureFiles } from '#server/modules/discovery/share-pictures.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
let app: Hono;
let house = '';
let drawn = 0;
/** A rent that no earlier run has stored a picture for; won. */
const rent = 700_000 + (Date.now() % 1_000_000);

beforeAll(async () => {
  host = await startTestHost();
  host.config.trustedProxies = 1;
  house = (await host.call<{ id: string }[]>('GET', '/v1/houses')).data[0]!.id;
  const { draw, isFull } = host.ctx.sharePictures;
  const sharePictures = {
    isFull,
    draw: (card: Parameters<typeof draw>[0]) => {
      drawn += 1;
      return draw(card);
    },
  };
  app = sharePictureFiles(
    { ...host.ctx, sharePictures },
    { photo: photoAt, symbol: readFileSync('public/favicon.svg', 'utf8') },
  );
  await host.ctx.db.deleteFrom('share_pictures').execute();
});
afterAll(() => host.close());
beforeEach(() => {
  drawn = 0;
  host.clock.forward(60_000);
});

async function photoAt(path: string): Promise<Uint8Array> {
  const answer = await host.fetch(new Request(`http://localhost${path}`));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : readFile(`public${path}`);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'x-forwarded-for': '10.3.0.1', ...headers } });
const setRent = (rent: number) =>
  host.ctx.db.updateTable('houses').set({ monthly_rent: rent }).where('id', '=', house).execute();
const keys = async () =>
  (await host.ctx.db.selectFrom('share_pictures').select('content_hash').execute()).map(
    (row) => row.content_hash,
  );

it('a house has a picture in each language, drawn once for all who ask at once and stored', async () => {
  await setRent(rent);
  const answers = await Promise.all([1, 2, 3].map(async () => get(`/share/house/${house}/ko.jpg`)));
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  }
  const first = drawn;
  const again = await get(`/share/house/${house}/ko.jpg?v=x`);
  expect(again.status).toBe(200);
  expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const etag = again.headers.get('etag')!;
  expect((await get(`/share/house/${house}/ko.jpg`, { 'if-none-match': etag })).status).toBe(304);
  expect([first, drawn]).toEqual([1, 1]);
  expect((await get(`/share/house/${house}/en.jpg`)).headers.get('etag')).not.toBe(etag);
});

it('another price is another picture, and the former one is gone', async () => {
  await setRent(rent + 1);
  await get(`/share/house/${house}/ko.jpg`);
  const [former] = (await get(`/share/house/${house}/ko.jpg`)).headers.get('etag')!.match(/\w{64}/)!;
  await setRent(rent + 2);
  expect((await get(`/share/house/${house}/ko.jpg`)).status).toBe(200);
  expect(await host.ctx.fileStore.get(`share-${former}`)).toBeNull();
  expect(await keys()).not.toContain(former);
});

it('a board has one, with its photo or without', async () => {
  const { data } = await host.call<{ id: string; boardType: string }[]>('GET', '/v1/boards?pageSize=50');
  for (const type of ['EVENT', 'NOTICE']) {
    const { id } = data.find(({ boardType }) => boardType === type)!;
    expect((await get(`/share/board/${id}/en.jpg`)).status, type).toBe(200);
  }
});

it('an event that was cancelled has another than the one that takes place', async () => {
  const { db } = host.ctx;
  const { id } = await db
    .selectFrom('boards')
    .select('id')
    .where('board_type', '=', 'EVENT')
    .where('event_starts_at', '>', new Date(host.clock.now()))
    .executeTakeFirstOrThrow();
  const etag = async () => (await get(`/share/board/${id}/ko.jpg`)).headers.get('etag');
  const before = await etag();
  const by = { board_id: id, cancelled_at: new Date(host.clock.now()), cancelled_by: 'Jiwoo' };
  await db
    .insertInto('event_cancellations')
    .values({ ...by, reason: JSON.stringify({ ko: '비', en: 'Rain' }) })
    .execute();
  expect(await etag()).not.toBe(before);
  await db.deleteFrom('event_cancellations').where('board_id', '=', id).execute();
  expect(await etag()).toBe(before);
});

it.each([
  '/share/house/none/ko.jpg',
  '/share/board/none/ko.jpg',
  '/share/house/x/fr.jpg',
  '/share/user/x/ko.jpg',
])('%s is no picture', async (path) => expect((await get(path)).status).toBe(404));

it('what is not public has none', async () => {
  await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', house).execute();
  expect((await get(`/share/house/${house}/ko.jpg`)).status).toBe(404);
  const subjects = async () =>
    (await host.ctx.db.selectFrom('share_pictures').select('subject').execute()).map((row) => row.subject);
  const before = await subjects();
  expect(before).toContain(`house/${house}/ko`);
  const stored = await keys();
  await forgetSharePictures(host.ctx);
  expect(await subjects(), 'those of what is public stay').toEqual(
    before.filter((subject) => !subject.startsWith(`house/${house}/`)),
  );
  for (const key of stored)
    expect(Boolean(await host.ctx.fileStore.get(`share-${key}`))).toBe((await keys()).includes(key));
  await host.ctx.db.updateTable('houses').set({ published: true }).where('id', '=', house).execute();
});

it('the pictures of a board go with it', async () => {
  const { db, fileStore } = host.ctx;
  const { id } = await db
    .selectFrom('boards')
    .select('id')
    .where('board_type', '=', 'NOTICE')
    .where('published_at', '<=', new Date(host.clock.now()))
    .executeTakeFirstOrThrow();
  for (const language of ['ko', 'en'])
    expect((await get(`/share/board/${id}/${language}.jpg`)).status).toBe(200);
  const own = await db
    .selectFrom('share_pictures')
    .select('content_hash')
    .where('subject', 'like', `board/${id}/%`)
    .execute();
  expect(own).toHaveLength(2);
  await db.deleteFrom('boards').where('id', '=', id).execute();
  await forgetSharePictures(host.ctx);
  for (const { content_hash: hash } of own) {
    expect(await fileStore.get(`share-${hash}`)).toBeNull();
    expect(await keys()).not.toContain(hash);
  }
});

it('who has many drawn is asked to wait, and told for how long', async () => {
  const statuses: number[] = [];
  for (let more = 3; more < 15; more += 1) {
    await setRent(rent + more);
    const answer = await get(`/share/house/${house}/ko.jpg`, { 'x-forwarded-for': '10.9.0.1' });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
