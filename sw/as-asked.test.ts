import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOST = 'http://localhost:3000';
const script = 'export const join = 1;';
const sha256 = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
const digest = btoa(String.fromCharCode(...new Uint8Array(sha256))).slice(0, 8);
vi.mock('workbox-precaching', () => ({
  matchPrecache: async () => Response.json({ 'network/join-abc.js': digest }),
}));
const { onlyAsAsked } = await import('./as-asked.ts');

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const portal = () => answer('<h1>Cafe WiFi</h1>', 'text/html');
const anew = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  anew.mockReset().mockImplementation(async () => portal());
  vi.stubGlobal('fetch', anew);
});
afterEach(() => void vi.unstubAllGlobals());
const takes = (path: string, given: Response) => onlyAsAsked(new Request(HOST + path), given);

it.each([
  ['/assets/network/join-abc.js', answer(script, 'text/javascript; charset=utf-8')],
  ['/assets/network/of-another-version-abc.js', answer('old', 'text/javascript')],
  ['/fonts/ondol-sans-1.woff2', answer('font', 'font/woff2')],
  ['/photos/room-1-400.avif', answer('photo', 'image/avif')],
  ['/v1/houses', answer('{"data":[]}', 'application/json; charset=UTF-8')],
  ['/v1/houses/none', answer('gone', 'text/html', 404)],
])('what was asked for at %s is taken as it is', async (path, given) => {
  expect(await takes(path, given)).toBe(given);
  expect(anew).not.toHaveBeenCalled();
});

it.each([
  ['/assets/network/join-abc.js', portal()],
  ['/assets/network/join-abc.js', answer('export const join = 2;', 'text/javascript')],
  ['/assets/network/of-another-version-abc.js', portal()],
  ['/assets/style-abc.css', portal()],
  ['/fonts/ondol-sans-1.woff2', portal()],
  ['/photos/room-1-400.avif', portal()],
  ['/v1/houses', portal()],
  ['/v1/houses', answer('{"welcome":"Cafe WiFi"}', 'application/json')],
])('anything else at %s is refused, after one question past the HTTP cache', async (path, given) => {
  await expect(takes(path, given)).rejects.toThrow(TypeError);
  expect(anew).toHaveBeenCalledOnce();
  expect(anew.mock.calls[0]![0].cache).toBe('reload');
});

it('what the HTTP cache has of a portal is replaced by what was asked for', async () => {
  anew.mockImplementation(async () => answer(script, 'text/javascript'));
  expect(await (await takes('/assets/network/join-abc.js', portal())).text()).toBe(script);
});
