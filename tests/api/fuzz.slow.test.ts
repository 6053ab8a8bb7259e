import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/wire.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api/serve.ts';
import { implementation } from '#server/implementation.ts';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';
import { requestsOf, type Fuzzed } from '#tests/kit/fuzz-request.ts';
import { fuzzWorld, type Role, type World } from '#tests/kit/fuzz-world.ts';
import { watchTables } from '#tests/kit/written-tables.ts';

/** The same seed gives the same calls; it is part of each test's name. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Long because password hashing is slow on purpose. */
const TIMEOUT_MS = 120_000;
/** Long because a database is made and filled with the demo: half a minute alone, minutes beside other tests. */
const START_TIMEOUT_MS = 300_000;
const roles: Role[] = ['visitor', 'member', 'admin'];
const url = process.env['TEST_DATABASE_URL'];
/** Runs most calls on one database; a few calls show a difference between the databases, as the rest of the code is the same. */
const databases = url
  ? [
      { name: 'PostgreSQL', where: url, callsByRole: 26 },
      { name: 'the embedded database', where: '', callsByRole: 5 },
    ]
  : [{ name: 'the embedded database', where: '', callsByRole: 26 }];
/** Tables that a refused call may write to: calls are counted, and a payment refused by a provider is recorded. */
const ofRefusals = ['allowances'];
const ofRefusal: Partial<Record<ErrorCode, string[]>> = { payment_declined: ['payments'] };

const declared = listEndpoints(implementation).filter(({ handler }) => handler);
const named = ({ endpoint }: ListedEndpoint) => `${endpoint.method} ${endpoint.path}`;

describe.each(databases)(
  `calls that nobody thought of, on $name (seed ${seed})`,
  ({ where, callsByRole }) => {
    let host: TestHost;
    let written: () => Promise<string[]>;
    let world: World;
    let changed = false;
    let asked = 0;
    let granted = 0;
    const errors: unknown[] = [];
    beforeAll(async () => {
      host = await startTestHost({ databaseUrl: where });
      host.config.trustedProxies = 1;
      host.ctx.log = (line, details) => void (line === 'unexpected error' && errors.push(details));
      written = await watchTables(host);
      await renew();
    }, START_TIMEOUT_MS);
    afterAll(() => host.close());

    async function renew() {
      world = await fuzzWorld(host);
      await written();
      changed = false;
    }
    async function send(row: ListedEndpoint, { path, body, headers }: Fuzzed, token: string | null) {
      asked += 1;
      const response = await host.fetch(
        new Request(`http://localhost${path}`, {
          method: row.endpoint.method,
          headers: {
            ...headers,
            // Limits by address are tested elsewhere; here they would refuse what is to be read.
            'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body === undefined ? {} : { body }),
        }),
      );
      return { status: response.status, headers: response.headers, text: await response.text() };
    }

    /** @returns the error code of a refusal, or null */
    async function examine(row: ListedEndpoint, request: Fuzzed, token: string | null) {
      const { status, headers, text } = await send(row, request, token);
      const tables = await written();
      changed ||= tables.some((table) => !ofRefusals.includes(table));
      expect(status, `${text} ${String((errors.pop() as { error?: Error })?.error?.stack)}`).not.toBe(500);
      if (status >= 400) {
        const refusal = JSON.parse(text) as ErrorBody;
        expect(errorStatus[refusal.code], text).toBe(status);
        expect(refusal.errorMessage, text).toMatch(/\S/);
        const allowed = new Set([...ofRefusals, ...(ofRefusal[refusal.code] ?? [])]);
        expect(
          tables.filter((table) => !allowed.has(table)),
          `${status} ${text} wrote`,
        ).toEqual([]);
        return refusal.code;
      }
      if (headers.get('content-type')?.includes('json') && row.endpoint.data) {
        granted += 1;
        const { data } = JSON.parse(text) as { data: unknown };
        expect(v.safeParse(row.endpoint.data as v.GenericSchema, data).issues).toBeUndefined();
      }
      return null;
    }

    test.each(declared.map((row) => [named(row), row] as const))(
      '%s',
      async (_, row) => {
        for (const role of roles) {
          const property = fc.asyncProperty(requestsOf(row.endpoint, world), async (request) => {
            const code = await examine(row, request, role === 'visitor' ? null : world[role].token);
            // Whoever has just deleted their account, or logged out everywhere, is somebody else from here on.
            if (code !== 'unauthorized' || role === 'visitor') return;
            world[role] = await person(host, { role });
            await written();
          });
          await fc.assert(property, { seed, numRuns: callsByRole });
        }
        if (changed) await renew();
      },
      TIMEOUT_MS,
    );

    test('there were enough of them, and not all were refused', () => {
      console.log(`${asked} calls, ${granted} granted`);
      expect(asked).toBeGreaterThanOrEqual(200 * callsByRole);
      expect(granted).toBeGreaterThan(asked / 20);
    });
  },
);
