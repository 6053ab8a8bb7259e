import { describe, expect, it } from 'vitest';
import { publicAndReceived } from './public-and-received.ts';

const cached = async (response: Response) => publicAndReceived.cacheWillUpdate({ response });

describe('what the worker caches', () => {
  it('is the response as it came', async () => {
    const headers = { 'content-type': 'application/json', 'x-pagination': '{"page":1}' };
    const stored = await cached(new Response('{"data":[]}', { headers }));
    expect(stored?.status).toBe(200);
    expect(Object.fromEntries(stored!.headers)).toEqual(headers);
    expect(await stored!.text()).toBe('{"data":[]}');
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
