import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servePwa } from '#server/http/pages/pwa.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { canonicalPath, mayBeIndexed } from '../../src/ssr/entry.tsx';

const directory = join('.tmp', 'made-up-queries-test');
const MINUTE = 60_000;
let host: TestHost;
let app: Hono;
let rendered: string[] = [];
let held = 0;

beforeAll(async () => {
  host = await startTestHost({ demo: false });
  // Addresses of the network are told by a header, as behind a proxy.
  host.config.trustedProxies = 1;
  mkdirSync(join(directory, '.vite'), { recursive: true });
  writeFileSync(join(directory, '.vite', 'deferred-scripts.json'), '{}');
  writeFileSync(
    join(directory, 'index.html'),
    '<html lang="ko"><head></head><body><!--app--><p>the shell</p><!--/app--></body></html>',
  );
  const render = async (path: string) => {
    rendered.push(path);
    return { status: 200, indexed: true, head: '', body: `<h1>rendered ${path}</h1>`, firstData: {} };
  };
  const pause = async () => void (held += 1);
  app = servePwa(host.ctx, {
    directory,
    screens: { canonicalPath, mayBeIndexed, render },
    revision: () => 0,
    pause,
  });
});
afterAll(async () => {
  await host.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  host.clock.forward(10 * MINUTE);
  rendered = [];
  held = 0;
});

const get = async (path: string, from = '10.2.0.1') =>
  (await app.request(path, { headers: { 'accept-language': 'ko', 'x-forwarded-for': from } })).text();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('what costs a rendering', () => {
  it('is not a query that no screen reads', async () => {
    for (const number of numbers(1000)) await get(`/faq?made-up=${number}&x${number}=1`);
    expect(rendered).toEqual(['/faq']);
    expect(held, 'and answers to a network that floods are held back').toBeGreaterThan(0);
  });

  it('is not another spelling of the same search', async () => {
    for (const query of [
      'guests=2&location=hongdae',
      'location=hongdae&guests=02',
      'guests=%202&location=hongdae&utm_source=x',
    ])
      await get(`/houses?${query}`);
    expect(rendered).toEqual(['/houses?location=hongdae&guests=2']);
  });

  it('is not an address that there is none of', async () => {
    for (const number of numbers(100)) await get(`/made/up/${number}?${number}`);
    expect(rendered).toHaveLength(1);
  });

  it('is no screen that browsers render', async () => {
    for (const area of ['/mypage', '/admin'])
      for (const number of numbers(100))
        expect(await get(`${area}/${number}?tab=${number}`)).toContain('the shell');
    expect(rendered).toEqual([]);
  });
});

describe('a flood of searches that could be meant', () => {
  const search = (number: number) => `/houses?minRent=${number}`;

  it('from one network has as few rendered as its limit says; the rest get the shell, and others what they ask for', async () => {
    await get('/faq', '10.2.9.9');
    const flood = numbers(1000).map((number) => `2001:db8:7:7:${number.toString(16)}::1`);
    const pages: string[] = [];
    for (const [number, from] of flood.entries()) pages.push(await get(search(number), from));
    expect(
      rendered.length,
      'on a slow machine rendering has had its share of time before',
    ).toBeLessThanOrEqual(11);
    expect(pages.filter((page) => page.includes('the shell'))).toHaveLength(1001 - rendered.length);
    expect(await get('/about', '2001:db8:7:8::1')).toContain('rendered /about');
    expect(await get('/faq', '2001:db8:7:7::1'), 'what is cached is everybody’s').toContain('rendered /faq');
  });

  it('is over when it is over', async () => {
    for (const number of numbers(30)) await get(search(number));
    expect(await get('/about')).toContain('the shell');
    host.clock.forward(2000);
    expect(await get('/about')).toContain('rendered /about');
  });

  it('pushes nothing that people read out of the cache', async () => {
    await get('/faq', '10.2.9.9');
    for (const number of numbers(400)) {
      await get(search(1000 + number), `10.3.${number % 100}.1`);
      await get('/faq', '10.2.9.9');
    }
    expect(rendered.filter((path) => path === '/faq')).toHaveLength(1);
  });
});
