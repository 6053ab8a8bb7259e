// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCacheFallback } from '../offline/cache-fallback.ts';
import { session } from '../session/session.ts';
import { api, NetworkError, setTransport } from './api.ts';

const answered = (data: unknown) => new Response(JSON.stringify({ data }));
const host = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
setTransport({ base: 'http://localhost:3000', language: () => 'en', fetch: host });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  host.mockImplementation(() => Promise.resolve(answered([])));
  await api.faqs.groups();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

const portal = () => new Response('<h1>Cafe WiFi</h1>', { headers: { 'content-type': 'text/html' } });

it('what a portal answers for the host is none of its answers: no data, no file, and nobody is logged out by it', async () => {
  host.mockImplementation(async () => portal());
  await expect(api.faqs.groups()).rejects.toBeInstanceOf(NetworkError);
  await expect(api.auth.forgot({ body: { email: 'linh@people.example' } })).rejects.toBeInstanceOf(
    NetworkError,
  );
  host.mockImplementation(
    async () => new Response('Cafe WiFi', { headers: { 'content-type': 'text/plain' } }),
  );
  await expect(api.faqs.groups()).rejects.toBeInstanceOf(NetworkError);

  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 4_102_444_800 }));
  session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
  for (const status of [200, 401, 403]) {
    host.mockImplementation(
      async () => new Response('<h1>Cafe WiFi</h1>', { status, headers: { 'content-type': 'text/html' } }),
    );
    await expect(api.reservations.get({ params: { id: '1' } })).rejects.toBeInstanceOf(NetworkError);
  }
  expect(session.viewer()?.name).toBe('Linh');
  session.clear();
  host.mockImplementation(async () => portal());
  await expect(api.contracts.pdf({ params: { token: 'x' } })).rejects.toBeInstanceOf(NetworkError);
});

it('a change drops what was read before it, whatever became of the change', async () => {
  const read = (value: string, ms: number) => () =>
    new Promise<string>((resolve) => setTimeout(resolve, ms, value));
  const copy = () => Promise.resolve('copy');
  void withCacheFallback('stay', read('before', 1_000), copy);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await withCacheFallback('stay', read('anew', 1), copy)).toBe('before');

  host.mockImplementation(() => Promise.reject(new TypeError()));
  await expect(api.auth.forgot({ body: { email: 'linh@people.example' } })).rejects.toBeInstanceOf(
    NetworkError,
  );
  const after = withCacheFallback('stay', read('after', 1), copy);
  await vi.advanceTimersByTimeAsync(1);
  expect(await after).toBe('after');
});
