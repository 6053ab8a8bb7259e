// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
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
