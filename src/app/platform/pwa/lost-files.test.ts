// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lossWords, renewFiles, whenLost } from './lost-files.ts';

const FILE = 'http://localhost:3000/assets/public/faq-abc.js';
const lost = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const portal = () => new Response('', { headers: { 'content-type': 'text/html' } });
const ask = vi.fn<(file: string, init?: RequestInit) => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  ask.mockReset().mockImplementation(async () => portal());
  reload.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.body.innerHTML = '<div id="root"><div id="shell"><nav></nav></div></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a file that the HTTP cache has of a portal is fetched past it, and nothing else is asked twice', async () => {
  ask.mockImplementation(async (_, init) => (init?.cache === 'reload' ? script() : portal()));
  expect(await renewFiles(lost)).toBe(true);
  expect(ask.mock.calls.map(([file, init]) => [file, init?.cache])).toEqual([
    [FILE, 'default'],
    [FILE, 'reload'],
  ]);
  ask.mockReset().mockImplementation(async () => script());
  expect(await renewFiles(lost)).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

it('a start that lost a file says so in words that are always there, and begins anew once the file can be had', async () => {
  ask.mockImplementation(() => Promise.reject(new TypeError()));
  await whenLost(lost);
  expect(document.querySelector('h1')?.textContent).toBe(lossWords().title);
  expect(document.querySelector('button')?.textContent).toBe(lossWords().retry);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(async () => script());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('what the host has rendered stays to be read, and an error that is no lost file is none of this', async () => {
  document.body.innerHTML = '<div id="root"><main>Rendered</main></div>';
  await whenLost(lost);
  expect(document.body.textContent).toBe('Rendered');
  await expect(whenLost(new Error('a mistake'))).rejects.toThrow('a mistake');
});
