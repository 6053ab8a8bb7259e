import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicAndReceived } from './public-and-received.ts';

const cached = async (response: Response) => publicAndReceived.cacheWillUpdate({ response });

afterEach(() => void vi.useRealTimers());

describe('what the worker caches', () => {
  it('is the response as it came, and says how old it is', async () => {
    const headers = { 'content-type': 'application/json', 'x-pagination': '{"page":1}' };
    vi.useFakeTimers({ toFake: ['Date'] });
    const stored = await cached(new Response('{"data":[]}', { headers }));
    expect(stored?.status).toBe(200);
    vi.setSystemTime(Date.now() + 90_000);
    const cachedResponse = stored ?? undefined;
    const shown = await publicAndReceived.cachedResponseWillBeUsed({ cachedResponse });
    expect(Object.fromEntries(shown!.headers)).toMatchObject({ ...headers, age: '90' });
    expect(await shown!.text()).toBe('{"data":[]}');
  });

  it('is nothing when the body breaks off, so that the last response stays', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['));
        controller.error(new TypeError('network error'));
      },
    });
    expect(await cached(new Response(body))).toBeNull();
  });

  it.each(['no-store', 'private, max-age=60'])('is nothing of an account: %s', async (value) => {
    expect(await cached(new Response('{}', { headers: { 'cache-control': value } }))).toBeNull();
  });
});
