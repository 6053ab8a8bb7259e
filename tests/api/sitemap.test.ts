import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitemapFiles } from '#server/modules/discovery/sitemap.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { pagesOf } from '#tests/kit/pages.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  host.fetch(new Request(`http://localhost${path}`, { headers }));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const origin = () => host.config.publicUrl;

it('robots.txt names the sitemap and what is to be left alone', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  for (const closed of ['/admin', '/mypage', '/book']) expect(text).toContain(`Disallow: ${closed}\n`);
  const etag = response.headers.get('etag')!;
  expect((await get('/robots.txt', { 'if-none-match': etag })).status).toBe(304);
});

it('the sitemap names every public house and board in both languages, and each of its pages may be found', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  const addresses = all(xml, /<loc>([^<]*)<\/loc>/g);
  expect(new Set(addresses).size).toBe(addresses.length);
  const { data: houses } = await host.call<{ id: string }[]>('GET', '/v1/houses?pageSize=100');
  const { data: boards } = await host.call<{ id: string }[]>('GET', '/v1/boards?pageSize=100');
  for (const path of [
    ...houses.map(({ id }) => `/detail?id=${id}`),
    ...boards.map(({ id }) => `/community/${id}`),
  ]) {
    const lng = (language: string) =>
      `${origin()}${path}${path.includes('?') ? '&amp;' : '?'}lng=${language}`;
    expect(addresses).toEqual(expect.arrayContaining([origin() + path, lng('ko'), lng('en')]));
  }
  const entry = xml.split('<url>').find((each) => each.includes(`/community/${boards[0]!.id}<`))!;
  expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(all(entry, /hreflang="([^"]*)"/g)).toEqual(['ko', 'en', 'x-default']);

  const pages = pagesOf(host);
  const plain = addresses.filter((address) => !address.includes('lng='));
  const fixed = plain.filter((address) => !/detail|community\//.test(address));
  for (const address of [...fixed, plain.find((each) => each.includes('/detail'))!]) {
    const { html } = await pages.get(address.slice(origin().length).replaceAll('&amp;', '&'));
    expect(html, address).toContain('<meta name="robots" content="index, follow"');
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
  }
  pages.close();
});

it('tells of a house when what its page shows was changed last, and not when only the key was', async () => {
  const { data } = await host.call<{ id: string }[]>('GET', '/v1/houses');
  const { id } = data[0]!;
  const changedAt = async () => {
    host.clock.forward(3_600_000);
    const xml = await (await get('/sitemap.xml')).text();
    const entry = xml.split('<url>').find((each) => each.includes(`/detail?id=${id}<`))!;
    return /<lastmod>([^<]*)/.exec(entry)?.[1];
  };
  const change = (action: string, at: string, after: object) =>
    host.ctx.db
      .insertInto('audit_log')
      .values({
        at: new Date(at),
        actor_account_id: null,
        actor_name: 'Jiwoo',
        ip: '127.0.0.1',
        user_agent: 'test',
        action: action as 'house-changed',
        subject_kind: 'house',
        subject_id: id,
        before: null,
        after: JSON.stringify(after),
      })
      .execute();
  await change('house-changed', '2030-01-02T03:04:05.000Z', { summary: 'new', wifiName: 'ondol' });
  expect(await changedAt()).toBe('2030-01-02T03:04:05.000Z');
  await change('house-changed', '2030-02-02T03:04:05.000Z', { wifiName: 'other', trash: 'Mondays' });
  await change('house-door-code-read', '2030-02-03T03:04:05.000Z', {});
  expect(await changedAt()).toBe('2030-01-02T03:04:05.000Z');
  await change('house-pictures-changed', '2030-03-02T03:04:05.000Z', { pictures: 'x' });
  expect(await changedAt()).toBe('2030-03-02T03:04:05.000Z');
});

it('names each neighborhood whose page says something, with the day on which its texts were changed', async () => {
  const { db } = host.ctx;
  const entries = async () => {
    host.clock.forward(61_000);
    const xml = await (await get('/sitemap.xml')).text();
    return xml.split('<url>').filter((each) => each.includes('/neighbourhoods/hufs'));
  };
  const publish = (published: boolean) =>
    db.updateTable('neighbourhoods').set({ published }).where('location', '=', 'hufs').execute();
  expect((await entries())[0]).toContain('<lastmod>');
  await publish(false);
  expect((await entries())[0], 'its homes').not.toContain('<lastmod>');
  const ids = (
    await db
      .updateTable('houses')
      .set({ published: false })
      .where('location', '=', 'hufs')
      .returning('id')
      .execute()
  ).map(({ id }) => id);
  expect(await entries()).toEqual([]);
  await db.updateTable('houses').set({ published: true }).where('id', 'in', ids).execute();
  await publish(true);
  expect(await entries()).not.toEqual([]);
});

it('a house or board that is not public is in no sitemap', async () => {
  const id = (await host.call<{ id: string }[]>('GET', '/v1/houses')).data[0]!.id;
  await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', id).execute();
  host.clock.forward(61_000);
  expect(await (await get('/sitemap.xml')).text()).not.toContain(`id=${id}<`);
  await host.ctx.db.updateTable('houses').set({ published: true }).where('id', '=', id).execute();
});

it('splits beyond what a file may hold, and names the parts in an index', () => {
  const pages = Array.from({ length: 7 }, (_, index) => ({ path: `/detail?id=${index}&x="<` }));
  const files = sitemapFiles('https://ondol.example', pages, 9);
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(all(files['sitemap.xml']!, /<loc>([^<]*)<\/loc>/g)).toEqual(
    [1, 2, 3].map((part) => `https://ondol.example/sitemap-${part}.xml`),
  );
  expect([1, 2, 3].map((part) => all(files[`sitemap-${part}.xml`]!, /<(loc)>/g).length)).toEqual([9, 9, 3]);
  expect(files['sitemap-1.xml']).not.toMatch(/x="</);
});

it.each(['/sitemap-1.xml', '/sitemap-99.xml'])('%s is no part of one that fits into a file', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('what is no page is for no search engine', async () => {
  for (const path of ['/v1/houses', '/v1/docs', '/dev/outbox'])
    expect((await get(path)).headers.get('x-robots-tag'), path).toBe('noindex');
  expect((await get('/sitemap.xml')).headers.get('x-robots-tag')).toBeNull();
});
