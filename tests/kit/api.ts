import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { signAccessToken } from '#server/http/api/viewer.ts';
import type { Role } from '#contract/accounts.ts';
import { readConfig, type Config } from '#server/config.ts';
import { createHost, type Host } from '#server/host.ts';
import './one-session.ts';
import { freshDatabase, type FreshDatabase } from './template.ts';

/** Creates a clock that tests move by hand; it starts on a Saturday morning in Seoul. */
export function testClock(start = '2026-11-21T01:00:00Z') {
  let now = Date.parse(start);
  return {
    now: () => now,
    set: (instant: string) => {
      now = Date.parse(instant);
    },
    forward: (ms: number) => {
      now += ms;
    },
  };
}
export type TestClock = ReturnType<typeof testClock>;

export type TestHost = Host & { clock: TestClock; config: Config; call: Call };
type Answer<T> = {
  status: number;
  data: T;
  errorMessage: string;
  code: string;
  headers: Headers;
  fields?: Record<string, string>;
};
export type Call = <T = never>(
  method: string,
  path: string,
  options?: { body?: unknown; token?: string; language?: string; headers?: Record<string, string> },
) => Promise<Answer<T>>;

/**
 * Starts a real host on a real database without mocks: PGlite in memory, or a fresh PostgreSQL database if TEST_DATABASE_URL names a server. Close it
 * after use.
 */
export async function startTestHost(
  options: {
    demo?: boolean;
    clock?: TestClock;
    databaseUrl?: string;
    database?: FreshDatabase;
    /** Time limit of statements on a server; that of the configuration by default. */
    databaseSeconds?: number;
    google?: Config['google'];
    services?: Pick<Config, 'analytics' | 'advertising' | 'chat'>;
    calendarLoopback?: boolean;
  } = {},
): Promise<TestHost> {
  const clock = options.clock ?? testClock();
  const demo = options.demo ?? true;
  // The pictures of the demo lie where the host has put them that filled the template; other hosts keep theirs apart.
  const folder = demo ? '.tmp/test-host' : `.tmp/test-host/${randomUUID()}`;
  const config: Config = {
    ...readConfig({
      DATA_DIR: folder,
      TOKEN_SECRET: 'a secret that only tests use, long enough',
      LOG: 'silent',
    }),
    demo,
    google: options.google ?? null,
    calendarLoopback: options.calendarLoopback ?? false,
    ...(options.databaseSeconds !== undefined && { databaseSeconds: options.databaseSeconds }),
    ...options.services,
  };
  const database = options.database ?? (await freshDatabase({ config, clock }, options.databaseUrl));
  const host = await createHost(config, { clock, database: database.where, log: () => {} });
  const call: Call = async (method, path, { body, token, language = 'en', headers = {} } = {}) => {
    const response = await host.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          'accept-language': language,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { data: text };
    return { status: response.status, headers: response.headers, ...json };
  };
  return {
    ...host,
    clock,
    config,
    call,
    close: async () => {
      await host.close();
      await database.drop();
      if (!demo) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Person = {
  id: string;
  email: string;
  token: string;
  sessionId: string;
  role: Role;
  name: string;
};

/** Returns a person's token for the clock's current time; the one that they came with expires after 30 days. */
export function tokenNow(host: TestHost, who: Person): Promise<string> {
  const claims = { sub: who.id, role: who.role, name: who.name, sid: who.sessionId };
  return signAccessToken(host.config.tokenKey, claims, host.clock.now(), 30 * 86_400);
}

/**
 * Logs an account in on a new device at the clock's time.
 * @returns the device's id, which is that of the session
 */
export async function deviceOf(host: TestHost, accountId: string): Promise<string> {
  const id = randomUUID();
  const at = new Date(host.clock.now());
  await host.ctx.db
    .insertInto('devices')
    .values({
      id,
      account_id: accountId,
      user_agent: 'test',
      ip: '127.0.0.1',
      logged_in_at: at,
      last_seen_at: at,
    })
    .execute();
  return id;
}

/** Writes an account with a confirmed address straight to the database, and returns it with a valid token. */
export async function person(
  host: TestHost,
  options: { role?: Role; name?: string; language?: 'ko' | 'en'; confirmed?: boolean } = {},
): Promise<Person> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@people.example`;
  const at = new Date(host.clock.now());
  // Those whom `wishBody` names as occupants are the same in all tests, on the same day.
  await host.ctx.db.deleteFrom('allowances').where('key', 'like', 'mailsToAddress guest%').execute();
  await host.ctx.db
    .insertInto('accounts')
    .values({
      id,
      email,
      password_hash: null,
      role: options.role ?? 'member',
      language: options.language ?? 'en',
      first_name: options.name ?? 'Linh',
      last_name: 'Nguyễn',
      phone_country: '+84',
      phone: '912345678',
      birth_date: '2003-04-05',
      created_at: at,
      email_confirmed_at: (options.confirmed ?? true) ? at : null,
    })
    .execute();
  const sessionId = await deviceOf(host, id);
  await host.ctx.db
    .insertInto('consents')
    .values({ id: randomUUID(), account_id: id, kind: 'receipt', version: '2026-11', given_at: at })
    .execute();
  const who = {
    id,
    email,
    token: '',
    sessionId,
    role: options.role ?? 'member',
    name: options.name ?? 'Linh',
  };
  return { ...who, token: await tokenNow(host, who) };
}
