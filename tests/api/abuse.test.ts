import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TokenPair } from '#contract/accounts.ts';
import { networkOf } from '#server/http/limits.ts';
import { password, signUp, signUpForm } from '#tests/kit/accounts.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

const MINUTE = 60_000;

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  // Addresses of the network are told by a header, as behind a proxy.
  host.config.trustProxy = true;
});
afterAll(() => host.close());
beforeEach(() => host.clock.forward(61 * MINUTE));

let nextNumber = 0;
const someAddress = () => {
  nextNumber += 1;
  return `10.1.${Math.floor(nextNumber / 200)}.${(nextNumber % 200) + 1}`;
};
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const logIn = (email: string, word: string, ip: string) =>
  host.call<TokenPair>('POST', '/v1/auth/log-in', { body: { email, password: word }, headers: from(ip) });
const member = (ip: string) => signUp(host, {}, from(ip));
async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('a flood of wrong passwords', () => {
  test('a thousand from one place are refused, nearly all before anything is reckoned, and others do not notice', async () => {
    const [home, away] = [someAddress(), someAddress()];
    const linh = await member(home);
    const mina = await member(someAddress());
    const look = () => host.call('GET', '/v1/users/me', { token: mina.token, headers: from(someAddress()) });
    // One wrong password alone, as it takes when nothing else is going on.
    const alone = median([
      await timed(() => logIn(mina.email, 'wrongword1', someAddress())),
      await timed(() => logIn(mina.email, 'wrongword1', someAddress())),
      await timed(() => logIn(mina.email, 'wrongword1', someAddress())),
    ]);

    const begun = performance.now();
    const flood = Promise.all(Array.from({ length: 1000 }, () => logIn(linh.email, 'guess-1234', away)));
    const looks: number[] = [];
    const flooding = { over: false };
    const watching = (async () => {
      while (!flooding.over) looks.push(await timed(look));
    })();
    const answers = await flood;
    const took = performance.now() - begun;
    flooding.over = true;
    await watching;

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'too_many_requests')).toHaveLength(990);
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited?.errorMessage).toContain(`${limited?.headers.get('retry-after')} seconds`);
    expect(took, 'a thousand passwords are not looked at').toBeLessThan(alone * 500);
    expect((await look()).status).toBe(200);
    expect(looks.length).toBeGreaterThan(0);
    expect(Math.max(...looks), 'nobody waits for the flood to pass and then for themselves').toBeLessThan(
      took + alone * 10,
    );
    const calm: number[] = [];
    for (let time = 0; time < 15; time += 1) calm.push(await timed(look));
    expect(median(calm), 'and nothing lingers').toBeLessThan(alone);
  });

  test('from all over the world it locks out neither its owner, where they have been before, nor anyone else', async () => {
    const home = someAddress();
    const linh = await member(home);
    const mina = await member(someAddress());
    const counted: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const ip = someAddress();
      const tries = await Promise.all(Array.from({ length: 10 }, () => logIn(linh.email, 'guess-1234', ip)));
      counted.push(...tries.map(({ status }) => status));
    }
    expect(
      counted.filter((status) => status === 401),
      'a hundred guesses an hour',
    ).toHaveLength(100);
    expect((await logIn(linh.email, password, someAddress())).status, 'not from a strange place').toBe(429);
    expect((await logIn(linh.email, password, home)).status, 'from home').toBe(200);
    expect((await logIn(mina.email, password, someAddress())).status).toBe(200);
    host.clock.forward(60 * MINUTE);
    expect((await logIn(linh.email, password, someAddress())).status).toBe(200);
  });

  test('limits count over all hosts on one database', async () => {
    const ip = someAddress();
    const email = 'nobody-shared@people.example';
    for (let time = 0; time < 10; time += 1) await logIn(email, 'guess-1234', ip);
    const { used } = await host.ctx.db
      .selectFrom('allowances')
      .select('used')
      .where('key', '=', `failuresFromAddress ${email} ${ip}`)
      .executeTakeFirstOrThrow();
    expect(used).toBe(10);
  });
});

describe('every door has a limit', () => {
  test.each<[string, () => object]>([
    ['/v1/auth/log-in', () => ({ email: `${randomUUID()}@people.example`, password })],
    ['/v1/auth/sign-up', () => signUpForm({ birthDate: '2099-01-01' })],
    ['/v1/auth/forgot-password', () => ({ email: `${randomUUID()}@people.example` })],
    ['/v1/auth/reset-password', () => ({ token: 'x', password })],
    ['/v1/auth/confirm', () => ({ token: 'x' })],
  ])('%s', async (path, body) => {
    const ip = someAddress();
    // Used up beforehand: what is asked here is whether the door looks.
    const until = new Date(host.clock.now() + MINUTE);
    const since = new Date(host.clock.now());
    await host.ctx.db
      .insertInto('allowances')
      .values({ key: `callsOfAddress ${ip}`, since, until, used: 60 })
      .execute();
    const refused = await host.call('POST', path, { body: body(), headers: from(ip) });
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.headers.get('retry-after')).toBe('60');
    host.clock.forward(MINUTE);
    expect((await host.call('POST', path, { body: body(), headers: from(ip) })).status).not.toBe(429);
  });

  test('of IPv6 a whole network counts as one place', () => {
    expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64');
    expect(networkOf('2001:0db8::1:2:3:4')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  });
});

describe('time tells nobody which addresses are registered', () => {
  /** Both ways are asked in turn, so that whatever else the machine does falls on both. */
  async function ratio(known: () => Promise<{ status: number }>, unknown: () => Promise<{ status: number }>) {
    const [one, other]: [number[], number[]] = [[], []];
    for (let time = 0; time < 30; time += 1) {
      one.push(await timed(known));
      other.push(await timed(unknown));
    }
    return median(one) / median(other);
  }

  test('not when asking for a reset link', async () => {
    const emails: string[] = [];
    for (let each = 0; each < 30; each += 1) emails.push((await member(someAddress())).email);
    const forgot = (email: string) =>
      host.call('POST', '/v1/auth/forgot-password', { body: { email }, headers: from(someAddress()) });
    const found = await ratio(
      () => forgot(emails.pop() ?? ''),
      () => forgot(`${randomUUID()}@people.example`),
    );
    expect(found).toBeGreaterThan(0.6);
    expect(found).toBeLessThan(1.6);
  });

  test('not when logging in', async () => {
    const emails: string[] = [];
    for (let each = 0; each < 6; each += 1) emails.push((await member(someAddress())).email);
    let turn = 0;
    const found = await ratio(
      () => logIn(emails[(turn += 1) % 6] ?? '', 'wrongword1', someAddress()),
      () => logIn(`${randomUUID()}@people.example`, 'wrongword1', someAddress()),
    );
    expect(found).toBeGreaterThan(0.6);
    expect(found).toBeLessThan(1.6);
  });
});
