// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { code } from './preload-helper.ts';

type Preload = <T>(load: () => Promise<T>, files?: string[]) => Promise<T>;
const { __vitePreload: preload } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
)) as { __vitePreload: Preload };
const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);

afterEach(() => {
  document.head.replaceChildren();
});

it('has what a chunk imports come beside it, once', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/public/stay.js">';
  expect(await preload(async () => 'it', ['assets/public/stay.js', 'assets/public/part.js'])).toBe('it');
  await preload(async () => 'it', ['assets/public/part.js']);
  expect(links().map(([, href]) => new URL(href!).pathname)).toEqual([
    '/assets/public/stay.js',
    '/assets/public/part.js',
  ]);
});

it('loads a chunk that imports nothing, and tells of one that cannot be had', async () => {
  expect(await preload(async () => 'it')).toBe('it');
  const heard = vi.fn<(event: Event) => void>();
  addEventListener('vite:preloadError', heard);
  const lost = new TypeError('Failed to fetch dynamically imported module');
  await expect(preload(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ payload: lost });
  removeEventListener('vite:preloadError', heard);
});
