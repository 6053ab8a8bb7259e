import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { contentSecurityPolicy } from '#server/http/api/content-security-policy.ts';
import { servePwa } from '#server/http/pages/pwa.ts';
import type { Screens } from '#server/http/pages/render-page.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

const folder = join('.tmp', 'pages-test');
const directory = join(folder, 'app');
const always = ['assets/app-1.js', 'assets/runtime-1.js'];
const scripts = { '': always, '/': [...always, 'assets/home-1.js'] };
let host: TestHost;
let app: Hono;
let screens: Screens;
let revision = 0;
let rendered: number[] = [];
let slow: { state: number; until: Promise<void> } | undefined;

beforeAll(async () => {
  host = await startTestHost();
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(
    join(directory, 'index.html'),
    '<html lang="ko"><head><link rel="stylesheet" href="/assets/style.css"><style data-subsets>@font-face{}</style></head><body><!--app--><p>Ondol</p><!--/app--></body></html>',
  );
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite', 'deferred-scripts.json'), JSON.stringify(scripts));
  writeFileSync(join(directory, 'assets', 'style.css'), 'h1 { color: red } .menu { color: blue }');
  writeFileSync(join(directory, 'assets', 'boot.js'), 'boot()');
  mkdirSync(join(folder, 'former', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'former', 'assets', 'boot-0.js'), 'former()');
  const render = async () => {
    const state = revision;
    rendered.push(state);
    if (slow?.state === state) await slow.until;
    return { status: 200, indexed: true, head: '', body: `<h1>${state}</h1>`, firstData: {} };
  };
  screens = { render, mayBeIndexed: () => true, canonicalPath: (path: string) => path };
  app = servePwa(host.ctx, { directory, screens, revision: () => revision });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'accept-language': 'ko', ...headers } });

it.each(['/about', '/assets/boot.js', '/assets/gone.js'])('%s says what it may load', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy(host.config));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it.each([
  '/.vite/deferred-scripts.json',
  '/%2evite/deferred-scripts.json',
  '/%252evite/deferred-scripts.json',
  '/assets/..%2f.vite/deferred-scripts.json',
  '/assets/boot.js.br',
  '/assets/boot.js.map',
])('%s is of the build alone', async (path) => {
  writeFileSync(join(directory, 'assets', 'boot.js.br'), 'compressed');
  writeFileSync(join(directory, 'assets', 'boot.js.map'), '{}');
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('home-1.js');
});

it('an open version still gets its files after another was built, and they never change', async () => {
  const former = await get('/assets/boot-0.js');
  expect(await former.text()).toBe('former()');
  expect(former.headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/boot-x.js')).status).toBe(404);
});

it('with the kill switch on, the worker is one that ends itself, and browsers clear their cache', async () => {
  const ctx = { ...host.ctx, config: { ...host.config, killWorker: true } };
  const killing = servePwa(ctx, { directory, screens, revision: () => 0 });
  const worker = await killing.request('/sw.js');
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(await worker.text()).toContain('registration.unregister()');
  for (const path of ['/sw.js', '/about'])
    expect((await killing.request(path)).headers.get('clear-site-data'), path).toBe('"cache"');
  const etag = (await killing.request('/about')).headers.get('etag')!;
  const again = await killing.request('/about', { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('clear-site-data')]).toEqual([304, '"cache"']);
  expect((await killing.request('/assets/boot.js')).headers.get('clear-site-data')).toBeNull();
  expect((await get('/about')).headers.get('clear-site-data')).toBeNull();
});

it('who has a page already gets none, under the same rules', async () => {
  const etag = (await get('/faq')).headers.get('etag')!;
  const again = await get('/faq', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(contentSecurityPolicy(host.config));
});

it('a page that many ask for at once is rendered once', async () => {
  rendered = [];
  const pages = await Promise.all([1, 2, 3, 4].map(async () => (await get('/houses')).text()));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toHaveLength(1);
});

it('a page that was being rendered when something changed is not cached', async () => {
  let goOn = () => {};
  const before = revision;
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  slow = { state: before, until };
  const early = get('/');
  revision += 1;
  expect(await (await get('/')).text()).toContain(`<h1>${revision}</h1>`);
  goOn();
  expect(await (await early).text()).toContain(`<h1>${before}</h1>`);
  expect(await (await get('/')).text()).toContain(`<h1>${revision}</h1>`);
});

it('a page brings the rules of its first sight along; the sheet and its modules wait in a template', async () => {
  const sheet = '<link rel="stylesheet" href="/assets/style.css">';
  const subsets = '<link rel="stylesheet" href="/assets/subsets/style.css">';
  const parts = async (path: string, language = 'ko') => {
    const html = await (await get(path, { 'accept-language': language })).text();
    const [, deferred, rest] = /<template id="deferred">(.*?)<\/template>(.*)/s.exec(html)!;
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('<template'));
    const [, rules] = /<style>(.*?)<\/style>/s.exec(html)!;
    const later = ':root:not(:has([rel=stylesheet])) picture>[loading=lazy]{display:none}';
    expect(rules).toMatch(/^h1 ?\{ ?color: ?red;?\s*\}@media/);
    expect(rules).toContain(`@media (width<=599.98px){${later}}`);
    expect(html).not.toContain('@font-face');
    expect(rest).toContain(`<noscript>${sheet}${subsets}</noscript>`);
    // The fonts of further letters have the whole page laid out anew: in English they come when it is idle.
    expect(rest!.includes(`<template id="subsets">${subsets}</template>`)).toBe(language === 'en');
    return [...deferred!.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);
  };
  const sheetAnd = (files: string[]) => ['/assets/style.css', ...files.map((file) => `/${file}`)];
  const korean = ['assets/subsets/style.css'];
  expect(await parts('/about')).toEqual(sheetAnd([...korean, ...scripts['']]));
  expect(await parts('/?lng=ko')).toEqual(sheetAnd([...korean, ...scripts['/']]));
  expect(await parts('/about', 'en')).toEqual(sheetAnd(scripts['']));
});
