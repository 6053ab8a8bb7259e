import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredServices } from '#server/adapters/services/configured.ts';
import { contentSecurityPolicy } from '#server/http/api/content-security-policy.ts';
import { answerHeaders, securityHeaders } from '#server/http/api/security-headers.ts';
import { cacheResponses } from '#server/http/pages/response-cache.ts';
import { listEndpoints } from '#server/http/api/serve.ts';
import { implementation } from '#server/implementation.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { createHouse, signingToken } from '#tests/kit/reservations.ts';
import { someoneWithAReservation } from '#tests/kit/reservations.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const directives = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(/; ?/).map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
const get = (path: string) => Promise.resolve(host.fetch(new Request(`http://localhost${path}`)));

describe('an answer of the API', () => {
  const declared = listEndpoints(implementation).map(
    ({ endpoint }) => [endpoint.method, endpoint.path] as const,
  );

  it.each([...declared, ['GET', '/v1/nowhere'] as const, ['OPTIONS', '/v1/houses'] as const])(
    '%s %s is taken for nothing else, whatever it is',
    async (method, path) => {
      const { headers } = await host.call(method, path.replaceAll(/\{\w+\}/g, 'none'));
      expect(headers.get('content-security-policy')).toBe(NOTHING);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('may be a PDF, which says its type', async () => {
    const { who } = await someoneWithAReservation(host, { houseId: await createHouse(host) });
    const { headers } = await get(`/v1/contracts/${await signingToken(host, who)}/pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-security-policy')).toBe(NOTHING);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is no different from the cache, nor where the caller has it already', async () => {
    const cached = cacheResponses(host);
    const ask = (etag = '') =>
      cached(new Request('http://localhost/v1/houses', { headers: { 'if-none-match': etag } }));
    await ask();
    const again = await ask();
    expect(again.headers.get('content-security-policy')).toBe(NOTHING);
    const known = await ask(again.headers.get('etag')!);
    expect(known.status).toBe(304);
    expect(known.headers.get('content-security-policy')).toBe(NOTHING);
  });
});

it.each(['/v1/docs', '/dev/outbox', '/sandbox/pay/none'])(
  '%s runs no script and is framed by nobody',
  async (path) => {
    const { headers } = await get(path);
    const policy = directives(headers);
    expect(headers.get('content-type')).toContain('text/html');
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.has('script-src')).toBe(false);
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toMatch(/^'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

describe('the application', () => {
  const headersOf = async (change: object) => {
    const app = new Hono().use(securityHeaders({ ...host.config, ...change })).get('/', (c) => c.text(''));
    return (await app.request('/')).headers;
  };
  const toss = { clientKey: 'x', secretKey: 'x' };

  it('loads its own files, sends forms to its own host and takes text for code through its own policy alone', async () => {
    const policy = directives(await headersOf({}));
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'ondol ProseMirrorClipboard',
    });
  });

  it('keeps windows of others apart, but those that the window of Toss Payments opens', async () => {
    expect((await headersOf({})).get('cross-origin-opener-policy')).toBe('same-origin');
    expect((await headersOf({ toss })).get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('opens to Toss Payments only where they take the payments', () => {
    expect(contentSecurityPolicy({ toss: undefined })).not.toContain('toss');
    expect(contentSecurityPolicy({ toss })).toContain("script-src 'self' https://js.tosspayments.com;");
    expect(contentSecurityPolicy({ toss })).toContain(
      "require-trusted-types-for 'script';trusted-types ondol ProseMirrorClipboard default",
    );
  });

  it('opens to analytics, advertising and the chat only where they are set up', () => {
    const of = (change: Parameters<typeof configuredServices>[0]) =>
      contentSecurityPolicy({ toss: undefined }, configuredServices(change).inPages);
    const none = { analytics: undefined, advertising: undefined, chat: undefined };
    expect(of(none)).toBe(contentSecurityPolicy({ toss: undefined }));
    expect(of(none)).not.toMatch(/google|doubleclick|channel/);

    const analytics = of({ ...none, analytics: { measurementId: 'G-TEST0001' } });
    expect(analytics).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(analytics).toContain('trusted-types ondol ProseMirrorClipboard default');
    expect(analytics).not.toMatch(/doubleclick|channel/);
    const advertising = of({ ...none, advertising: { conversionId: 'AW-123456789', labels: {} } });
    expect(advertising).toContain('https://www.googleadservices.com');
    expect(advertising).not.toMatch(/script-src[^;]* https:\/\/www\.google\.com/);

    // Its messenger runs in a frame that has our policy and no Trusted Types of its own.
    const chat = of({ ...none, chat: { pluginKey: 'plugin-key', secret: 'ab'.repeat(16) } });
    expect(chat).toContain("script-src 'self' https://*.channel.io;");
    expect(chat).toContain('wss://*.channel.io');
    expect(chat).not.toMatch(/trusted-types|google/);
  });

  it('asks no browser for what it does not use', async () => {
    const policy = (await headersOf({})).get('permissions-policy');
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment'])
      expect(policy).toContain(`${feature}=()`);
    expect((await headersOf({ toss })).get('permissions-policy')).toContain(
      'payment=(self "https://*.tosspayments.com")',
    );
  });
});

it.each([
  ['a page', securityHeaders],
  ['an answer', answerHeaders],
])('over https %s is for https alone from then on', async (_, headersFor) => {
  const of = async (publicUrl: string) => {
    const app = new Hono().use(headersFor({ ...host.config, publicUrl })).get('/', (c) => c.text(''));
    return (await app.request('/')).headers.get('strict-transport-security');
  };
  expect(await of('https://ondol.example')).toBe('max-age=31536000');
  expect(await of('http://localhost:4100')).toBeNull();
});
