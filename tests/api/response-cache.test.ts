import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cacheResponses } from '#server/http/pages/response-cache.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
let asked: string[];
let answers: ReturnType<typeof cacheResponses>;

beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());
beforeEach(() => {
  asked = [];
  answers = cacheResponses({
    ...host,
    fetch: (request, env) => {
      asked.push(request.url.replace('http://localhost', ''));
      return host.fetch(request, env);
    },
  });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await answers(new Request(`http://localhost${path}`, { headers }));
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe('what everybody reads', () => {
  it('is answered as the API answers it, in every encoding', async () => {
    const direct = await host.fetch(new Request('http://localhost/v1/houses?sort=price-low'));
    const text = await direct.text();
    const plain = await get('/v1/houses?sort=price-low');
    expect(plain.body.toString()).toBe(text);
    for (const header of ['content-type', 'cache-control', 'x-pagination'])
      expect(plain.headers.get(header), header).toBe(direct.headers.get(header));
    const brotli = await get('/v1/houses?sort=price-low', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    const zipped = await get('/v1/houses?sort=price-low', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(text);
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
    expect(asked).toEqual(['/v1/houses?sort=price-low']);
  });

  it('is asked for once where many ask at once, and not sent again to who has it', async () => {
    const [first] = await Promise.all([1, 2, 3, 4].map(() => get('/v1/houses/yeonnam-garden')));
    expect(asked).toHaveLength(1);
    const again = await get('/v1/houses/yeonnam-garden', { 'if-none-match': first!.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(asked).toHaveLength(1);
  });

  it('is read anew after a second, and at once after a change made here', async () => {
    const rent = async () =>
      JSON.parse((await get('/v1/houses/yeonnam-garden')).body.toString()).data.monthlyRent;
    const before = await rent();
    const house = host.ctx.db.updateTable('houses').where('id', '=', 'yeonnam-garden');
    await house.set({ monthly_rent: before + 10_000 }).execute();
    expect(await rent()).toBe(before);
    host.clock.forward(1001);
    expect(await rent()).toBe(before + 10_000);
    await house.set({ monthly_rent: before }).execute();
    const { status } = await host.call('POST', '/v1/auth/forgot-password', {
      body: { email: 'a@b.example' },
    });
    expect(status).toBe(200);
    expect(await rent()).toBe(before);
  });

  it('is not what was being read when a change came', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let revision = 1;
    const slow = cacheResponses({
      ctx: host.ctx,
      revision: () => revision,
      fetch: async () => {
        const body = String(revision);
        if (revision === 1) await held;
        return new Response(body);
      },
    });
    const ask = async () => (await slow(new Request('http://localhost/v1/houses'))).text();
    const early = ask();
    revision = 2;
    expect(await ask()).toBe('2');
    goOn();
    expect(await early).toBe('1');
    expect(await ask()).toBe('2');
  });
});

describe('everything else', () => {
  it.each([
    ['free dates', '/v1/houses?checkIn=2027-03-01&checkOut=2027-06-30', {}],
    ['a calendar', '/v1/houses/yeonnam-garden/availability', {}],
    ['a person', '/v1/houses', { authorization: 'Bearer x' }],
    ['another origin', '/v1/houses', { origin: 'https://app.example' }],
    ['who wants it afresh', '/v1/houses', { 'cache-control': 'no-cache' }],
  ])('%s: asks the API each time', async (_, path, headers) => {
    expect((await get(path, headers)).status).toBe(200);
    expect((await get(path, headers)).status).toBe(200);
    expect(asked).toEqual([path, path]);
  });

  it('a refusal is in the language of who asks', async () => {
    const korean = await get('/v1/houses/castle', { 'accept-language': 'ko' });
    const english = await get('/v1/houses/castle', { 'accept-language': 'en' });
    expect([korean.status, english.status]).toEqual([404, 404]);
    expect(korean.body.toString()).toMatch(/[가-힣]/);
    expect(english.body.toString()).not.toMatch(/[가-힣]/);
  });
});
