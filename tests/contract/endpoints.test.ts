import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../locales/en/errors.json' with { type: 'json' };
import ko from '../../locales/ko/errors.json' with { type: 'json' };
import { PaymentLinkWish } from '#contract/reservations/payment-links.ts';
import { MAX_BODY_BYTES } from '#contract/wire.ts';
import { listEndpoints } from '#server/http/api/serve.ts';
import { implementation } from '#server/implementation.ts';
import { person, startTestHost, type Person, type TestHost } from '#tests/kit/api.ts';
import { specified } from './specified.ts';

const declared = listEndpoints(implementation);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const somewhere = (path: string) => path.replaceAll(/\{\w+\}/g, () => randomUUID());

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  admin = await person(host, { role: 'admin' });
});
afterAll(() => host.close());

describe('the calls of the specification', () => {
  it('is declared, call by call, with exactly that method and path', () => {
    const own = declared.filter(({ endpoint }) => !endpoint.addition).map(({ endpoint }) => named(endpoint));
    expect(own.toSorted()).toEqual(specified.map(([method, path]) => `${method} ${path}`).toSorted());
  });

  it('asks for a bearer wherever the specification does', () => {
    const open = declared.filter(({ endpoint }) => !endpoint.addition && endpoint.access === 'public');
    expect(open.map(({ endpoint }) => named(endpoint)).toSorted()).toEqual([
      'GET /v1/boards',
      'GET /v1/boards/main',
      'GET /v1/boards/{id}',
      'GET /v1/faqs/groups',
      'POST /v1/auth/refresh-token',
    ]);
  });

  it.each(specified)('%s %s is mounted', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
    // Each call with an administrator of its own: one of them deletes the account.
    const { token } = await person(host, { role: 'admin' });
    const answer = await host.call(method, somewhere(path), { token, ...body });
    // A path that nobody mounted says so without looking at who asks.
    const nowhere = await host.call(method, `${somewhere(path)}/not/a/call`, body);
    expect(nowhere).toMatchObject({ status: 404, code: 'not_found' });
    expect([200, 400, 401, 404, 428, 501]).toContain(answer.status);
    if (answer.status === 404) {
      expect(declared.some((row) => named(row.endpoint) === `${method} ${path}` && row.handler)).toBe(true);
    }
  });

  it('keeps administrators’ calls from members and everyone’s own from visitors', async () => {
    const member = await person(host);
    for (const { endpoint } of declared.filter((row) => /member|admin/.test(row.endpoint.access))) {
      const visitor = await host.call(endpoint.method, somewhere(endpoint.path));
      expect(visitor, named(endpoint)).toMatchObject({ status: 401, code: 'unauthorized' });
      if (endpoint.access !== 'admin') continue;
      const refused = await host.call(endpoint.method, somewhere(endpoint.path), { token: member.token });
      expect(refused, named(endpoint)).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });
});

describe('what a later issue brings', () => {
  const missing = declared.filter((row) => !row.handler);

  it('answers 501 with a sentence in both languages, to whoever may call', async () => {
    for (const { endpoint } of missing) {
      const path = somewhere(endpoint.path);
      const inKorean = await host.call(endpoint.method, path, { token: admin.token, language: 'ko' });
      const inEnglish = await host.call(endpoint.method, path, { token: admin.token, language: 'en' });
      expect(inKorean, named(endpoint)).toMatchObject({
        status: 501,
        code: 'not_implemented',
        errorMessage: ko.not_implemented,
      });
      expect(inEnglish, named(endpoint)).toMatchObject({
        status: 501,
        errorMessage: en.not_implemented,
      });
    }
  });

  it('leaves nothing of the main job for later', () => {
    const mainJob = /^\/v1\/(auth|users|houses|reservations|contracts|payments|boards|faqs)/;
    const open = missing.map(({ endpoint }) => endpoint.path).filter((path) => mainJob.test(path));
    expect(open).toEqual([]);
  });
});

describe('input of any size', () => {
  const tenMegabytes = JSON.stringify({
    email: 'linh@people.example',
    password: 'x'.repeat(10 * 1024 * 1024),
  });

  it.each([
    ['ko', ko.payload_too_large],
    ['en', en.payload_too_large],
  ])('refuses ten megabytes with a clear message (%s)', async (language, sentence) => {
    const announced = { 'content-length': String(tenMegabytes.length) };
    for (const headers of [{}, announced]) {
      const answer = await host.call('POST', '/v1/auth/log-in', { body: tenMegabytes, language, headers });
      expect(answer).toMatchObject({ status: 413, code: 'payload_too_large', errorMessage: sentence });
    }
  });

  it('still reads a body just under the limit', async () => {
    const body = JSON.stringify({ email: 'linh@people.example', password: 'x' }).padEnd(
      MAX_BODY_BYTES - 1,
      ' ',
    );
    const answer = await host.call('POST', '/v1/auth/log-in', { body });
    expect(answer.status).toBe(401);
  });

  it('refuses what is not JSON', async () => {
    const answer = await host.call('POST', '/v1/auth/log-in', { body: '{"email":' });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_json' });
  });
});

describe('the document of the API', () => {
  it('lists every call, and marks those that the specification does not have', async () => {
    const response = await host.fetch(new Request('http://localhost/v1/openapi.json'));
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    for (const { endpoint } of declared) {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation, named(endpoint)).toBeDefined();
      expect(operation?.['x-addition'] === true, named(endpoint)).toBe(endpoint.addition === true);
    }
  });

  it('is readable without any other host', async () => {
    const page = await (await host.fetch(new Request('http://localhost/v1/docs'))).text();
    expect(page).toContain('/v1/reservations/payment-schedule');
    expect(page).not.toMatch(/(?:src|href)=["']?(?:https?:)?\/\//);
    // Without one that is in the page, browsers ask for /favicon.ico, which no host of the API alone has.
    expect(page).toMatch(/<link rel="icon" href="data:/);
  });
});

describe('a name with an address in it', () => {
  type Described = {
    entries?: Record<string, unknown>;
    wrapped?: unknown;
    item?: unknown;
    options?: unknown;
  };
  function namesIn(schema: unknown, path: string): [string, v.GenericSchema][] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { entries, wrapped, item, options } = schema as Described;
    const inside = Array.isArray(options) ? (options as unknown[]) : [wrapped, item];
    return [
      ...Object.entries(entries ?? {}).flatMap(([key, entry]): [string, v.GenericSchema][] =>
        key === 'firstName' || key === 'lastName'
          ? [[`${path}.${key}`, entry as v.GenericSchema]]
          : namesIn(entry, `${path}.${key}`),
      ),
      ...inside.flatMap((one) => namesIn(one, path)),
    ];
  }
  const doors = declared.flatMap(({ endpoint }) => namesIn(endpoint.body, named(endpoint)));

  it.each(doors)('comes in by no door: %s', (_, schema) => {
    for (const name of ['http://evil.example', 'Visit www.x.com'])
      expect(v.safeParse(schema, name).issues?.[0].message).toBe('name_with_address');
    expect(v.safeParse(schema, 'St. John').success).toBe(true);
  });

  it('is looked for wherever a person is named', () => {
    const doorsOf = new Set(doors.map(([path]) => path.split('.')[0]));
    for (const door of [
      'POST /v1/auth/sign-up',
      'POST /v1/auth/google/sign-up',
      'POST /v1/invitations/accept',
      'POST /v1/users/me/profile',
      'POST /v1/reservations',
      'POST /v1/reservations/{id}/change',
    ])
      expect(doorsOf).toContain(door);
  });

  it('is refused by the greeting of a payment link too', () => {
    const mail = { to: 'parent@people.example', name: 'www.x.com' };
    expect(v.safeParse(PaymentLinkWish, { language: 'en', mail }).issues?.[0].message).toBe(
      'name_with_address',
    );
  });
});
