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

/** Returns a response with an endless body in parts; `pauses` are the gaps between them in ms. */
function inParts(init: RequestInit, ...pauses: number[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      let at = 0;
      for (const pause of pauses)
        setTimeout(() => controller.enqueue(new TextEncoder().encode(' ')), (at += pause));
    },
  });
  return new Response(body);
}

it('an answer that falls silent within its body is a network failure, and one that comes slowly is not', async () => {
  host.mockImplementation(async (_, init) => inParts(init, 0, 4_000, 4_000));
  let error: unknown;
  api.faqs.groups().catch((caught: unknown) => (error = caught));
  await vi.advanceTimersByTimeAsync(29_900);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(error).toBeInstanceOf(NetworkError);
});

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

it('a quote is given up once the host is out of reach, and a request to book is not', async () => {
  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 4_102_444_800 }));
  session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  host.mockImplementation(() => new Promise(() => {}));
  const ended: string[] = [];
  for (const name of ['quote', 'create'] as const)
    api.reservations[name]({ query: {}, body: {} } as never).catch((error: unknown) => {
      if (error instanceof NetworkError) ended.push(name);
    });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ended).toEqual(['quote']);
  session.clear();
});

it('a read whose log-in is to be renewed first is given up with the host, and the renewal is not', async () => {
  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 1 }));
  session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  host.mockReset();
  let renewal: AbortSignal | null | undefined;
  host.mockImplementation((_, { signal }) => {
    renewal = signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError())));
  });
  let error: unknown;
  api.users.deletion().catch((caught: unknown) => (error = caught));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(error).toBeInstanceOf(NetworkError);
  expect(renewal?.aborted).toBe(false);
  expect(host).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  session.clear();
});

it('a public read that the worker has no copy of waits for none, and of two in a row only the first waits for the host', async () => {
  const answered = (ms: number) =>
    new Promise<Response>((resolve) => setTimeout(resolve, ms, new Response()));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  vi.stubGlobal('caches', {
    match: (url: string) => Promise.resolve(url.includes('faqs') && new Response()),
  });
  host.mockImplementation(() => answered(60_000));
  const lasts = async (call: () => Promise<unknown>) => {
    const began = performance.now();
    let ended = 0;
    call().catch(() => (ended = performance.now()));
    await vi.advanceTimersByTimeAsync(10_000);
    return Math.round(ended - began);
  };
  const free = () => api.houses.availability({ params: { id: 'hongdae' } });
  expect(await lasts(free)).toBeLessThanOrEqual(800);
  expect(await lasts(free), 'the host is known to be out of reach').toBeLessThanOrEqual(300);
  expect(await lasts(() => api.faqs.groups())).toBeGreaterThanOrEqual(3_000);
  vi.unstubAllGlobals();
});

it('a session that the host refuses to renew ends with that reason, told once', async () => {
  const claims = btoa(JSON.stringify({ sub: 'linh', name: 'Linh', role: 'member', exp: 1 }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const endsWith = async (code: string) => {
    session.store({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh' });
    host.mockImplementation(async () => Response.json({ errorMessage: '', code }, { status: 401 }));
    await expect(api.users.me()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session.viewer()).toBeNull();
    return [session.takeRefusal(), session.takeRefusal()];
  };
  expect(await endsWith('session_blocked')).toEqual(['session_blocked', null]);
  expect(await endsWith('refresh_invalid')).toEqual(['refresh_invalid', null]);
});
