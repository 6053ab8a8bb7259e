import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examples } from '#contract/examples/examples.ts';
import { listEndpoints } from '#server/http/api/serve.ts';
import { implementation } from '#server/implementation.ts';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';
import { fuzzWorld, type World } from '#tests/kit/fuzz-world.ts';

/** Tests the input checks of every call, with calls and bodies read from the contract. */
type Example = { body?: unknown; query?: Record<string, unknown> };
const calls = listEndpoints(implementation)
  .filter(({ handler }) => handler)
  .map(({ noun, name, endpoint }) => ({
    endpoint,
    named: `${endpoint.method} ${endpoint.path}`,
    example: (examples as unknown as Record<string, Record<string, Example>>)[noun]![name]!,
  }));
const withBody = calls.filter(({ endpoint }) => endpoint.body);

let host: TestHost;
let world: World;
let bugs: unknown[] = [];
let asked = 0;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  host.config.trustedProxies = 1;
  host.ctx.log = (line, details) => void (line === 'unexpected error' && bugs.push(details));
  world = await fuzzWorld(host);
});
beforeEach(() => {
  bugs = [];
});
afterAll(() => host.close());

const pathOf = (template: string, odd?: string) => {
  const parts = template.split('/');
  return parts
    .map((part, at) => {
      if (!part.startsWith('{')) return part;
      return odd ?? encodeURIComponent(String((world.named[parts[at - 1] ?? ''] ?? ['none'])[0]));
    })
    .join('/');
};
const send = async (method: string, path: string, more: { body?: string; type?: string; token: string }) => {
  asked += 1;
  return host.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        authorization: `Bearer ${more.token}`,
        // Limits by address are tested elsewhere.
        'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}`,
        'content-type': more.type ?? 'application/json',
      },
      ...(more.body === undefined ? {} : { body: more.body }),
    }),
  );
};
const callerOf = async (access: string) =>
  (await person(host, { role: access === 'admin' ? 'admin' : 'member' })).token;

describe('a body of JSON says that it is JSON', () => {
  it.each(withBody.map((call) => [call.named, call] as const))('%s', async (_, { endpoint, example }) => {
    const token = await callerOf(endpoint.access);
    const path = pathOf(endpoint.path);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'application/json; charset=utf-16',
    ]) {
      const response = await send(endpoint.method, path, { token, type, body: JSON.stringify(example.body) });
      expect(response.status, type).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'media_type_unsupported' });
    }
    for (const type of ['application/json; charset=UTF-8', 'Application/JSON'])
      expect((await send(endpoint.method, path, { token, type, body: '{' })).status, type).not.toBe(415);
  });
});

/** Yields copies of a value; in each, one text ends in an unpaired surrogate. */
function* halved(value: unknown): Generator {
  if (typeof value === 'string') yield `${value}\ud800`;
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const changed of halved(item)) yield value.toSpliced(index, 1, changed);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const changed of halved(item)) yield { ...value, [key]: changed };
}

describe('half of a pair of surrogates, which is no text', () => {
  it.each(withBody.map((call) => [call.named, call] as const))(
    'breaks nothing in the body of %s',
    async (_, { endpoint, example }) => {
      const token = await callerOf(endpoint.access);
      const statuses = new Set<number>();
      for (const body of halved(example.body)) {
        const path = pathOf(endpoint.path);
        statuses.add((await send(endpoint.method, path, { token, body: JSON.stringify(body) })).status);
      }
      expect(bugs).toEqual([]);
      expect(statuses).not.toContain(500);
    },
  );

  it.each(calls.map((call) => [call.named, call] as const))(
    'breaks nothing in the address of %s',
    async (_, { endpoint, example }) => {
      const token = await callerOf(endpoint.access);
      const query = new URLSearchParams(Object.keys(example.query ?? {}).map((key) => [key, 'half']));
      const paths = [
        pathOf(endpoint.path, 'a%ED%A0%80'),
        `${pathOf(endpoint.path)}?${query.toString().replaceAll('half', '%ED%A0%80')}`,
      ];
      for (const path of paths) {
        const body = endpoint.body ? JSON.stringify(example.body) : undefined;
        await send(endpoint.method, path, { token, ...(body && { body }) });
      }
      expect(bugs).toEqual([]);
    },
  );
});
