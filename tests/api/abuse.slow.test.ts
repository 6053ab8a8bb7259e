import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TokenPair } from '#contract/sign-in.ts';
import { runJobs } from '#server/jobs.ts';
import { password, signUp, signUpForm } from '#tests/kit/accounts.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  // Addresses of the network are told by a header, as behind a proxy.
  host.config.trustedProxies = 1;
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
/** Other load on the machine only adds to a time, so the shorter times show the work itself best. */
const lowerQuartile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
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

  test('is counted by what the proxy says, not by what the caller writes before it', async () => {
    const home = someAddress();
    const linh = await member(home);
    const away = someAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      const claims = `${someAddress()}, Gyeonggi District Court, ${someAddress()}, ${away}`;
      statuses.push((await logIn(linh.email, 'guess-1234', claims)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('no header is too long or too odd to be counted', async () => {
    for (const header of ['9'.repeat(7000), ','.repeat(7000), 'é'.repeat(3000), '[::1', '%00', '::1%x'])
      expect((await logIn('nobody-odd@people.example', 'guess-1234', header)).status, header).toBe(401);
    const devices = await host.ctx.db.selectFrom('devices').select('ip').execute();
    expect(devices.every(({ ip }) => ip.length <= 45)).toBe(true);
  });

  test('of IPv6 everyone has a network, and is counted as one', async () => {
    const { email } = await member(someAddress());
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await logIn(email, 'guess-1234', `2001:db8:7:7:${time}::${time + 1}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(email, password, '2001:db8:7:8::1')).status).toBe(200);
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

describe('a device that somebody was logged in on before', () => {
  type Cookie = string;
  const cookieOf = ({ headers }: { headers: Headers }): Cookie =>
    headers.getSetCookie().find((cookie) => /^(__Host-)?device=/.test(cookie)) ?? '';
  const sent = (cookie: Cookie) => ({ cookie: cookie.split(';')[0] ?? '' });
  const on = (cookie: Cookie, ip: string, email: string, word = password) =>
    host.call<TokenPair>('POST', '/v1/auth/log-in', {
      body: { email, password: word },
      headers: { ...from(ip), ...sent(cookie) },
    });
  async function resident(ip: string) {
    const body = signUpForm();
    const answer = await host.call<TokenPair>('POST', '/v1/auth/sign-up', { body, headers: from(ip) });
    return { email: body.email, tokens: answer.data, cookie: cookieOf(answer) };
  }
  const guess = async (email: string, ip: string, times: number, cookie: Cookie = '') => {
    for (let time = 0; time < times; time += 1) await on(cookie, ip, email, 'guess-1234');
  };

  test('is not locked out by a neighbour in the same dormitory, by the world, or by a flood of calls', async () => {
    const dormitory = someAddress();
    const linh = await resident(dormitory);
    const neighbour = await resident(dormitory);
    await guess(linh.email, dormitory, 11, neighbour.cookie);
    expect((await on(neighbour.cookie, dormitory, linh.email)).status, 'the neighbour waits').toBe(429);
    expect((await on(linh.cookie, dormitory, linh.email)).status, 'Linh does not').toBe(200);

    for (let place = 0; place < 11; place += 1) await guess(linh.email, someAddress(), 10);
    expect((await on('', someAddress(), linh.email)).status, 'nor any stranger by now').toBe(429);
    expect((await on(linh.cookie, someAddress(), linh.email)).status, 'wherever Linh is').toBe(200);

    host.clock.forward(11 * MINUTE);
    await Promise.all(Array.from({ length: 61 }, () => on('', dormitory, 'nobody@people.example')));
    expect((await on('', dormitory, linh.email)).status).toBe(429);
    expect((await on(linh.cookie, dormitory, linh.email)).status).toBe(200);
  });

  test('has a limit of its own', async () => {
    const linh = await resident(someAddress());
    await guess(linh.email, someAddress(), 10, linh.cookie);
    expect((await on(linh.cookie, someAddress(), linh.email)).status).toBe(429);
    expect((await on('', someAddress(), linh.email)).status, 'which stands in nobody else’s way').toBe(200);
  });

  test('keeps a random secret that no script reads and the database does not know', async () => {
    const linh = await resident(someAddress());
    expect(linh.cookie).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    const secret = linh.cookie.slice('device='.length, 'device='.length + 43);
    const rows = await host.ctx.db.selectFrom('known_devices').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const again = await on(linh.cookie, someAddress(), linh.email);
    expect(cookieOf(again), 'and keeps it').toContain(secret);
    const made = await on(`device=${'a'.repeat(43)}`, someAddress(), linh.email);
    expect(cookieOf(made), 'one that was made up is replaced').not.toContain('aaaa');
    expect(cookieOf(made)).toMatch(/^device=/);
    const opened = await host.call('GET', '/v1/users/me', { headers: sent(linh.cookie) });
    expect(opened.status, 'it logs nobody in').toBe(401);
  });

  test('over https belongs to this host alone', async () => {
    const plain = host.config.publicUrl;
    host.config.publicUrl = 'https://ondol.example';
    const linh = await resident(someAddress());
    host.config.publicUrl = plain;
    expect(linh.cookie).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('is one browser for all who log in there', async () => {
    const linh = await resident(someAddress());
    const mina = await member(someAddress());
    expect(cookieOf(await on(linh.cookie, someAddress(), mina.email))).toBe(linh.cookie);
    await guess(mina.email, someAddress(), 10, linh.cookie);
    expect((await on(linh.cookie, someAddress(), mina.email)).status, 'counted for Mina').toBe(429);
    expect((await on(linh.cookie, someAddress(), linh.email)).status, 'not for Linh').toBe(200);
  });

  test('is known after it was used while logged in, and no more once its owner logs it out from elsewhere', async () => {
    const dormitory = someAddress();
    const linh = await member(dormitory);
    const refreshed = await host.call<TokenPair>('POST', '/v1/auth/refresh-token', { body: linh.tokens });
    const lost = cookieOf(refreshed);
    expect(lost).toMatch(/^device=/);
    const phone = await on('', someAddress(), linh.email);
    const own = await host.call<{ id: string; current: boolean }[]>('GET', '/v1/users/me/devices', {
      token: phone.data.accessToken,
    });
    const laptop = own.data.find(({ current }) => !current)!;
    await guess(linh.email, dormitory, 11);
    expect((await on(lost, dormitory, linh.email)).status, 'known').toBe(200);
    await host.call('DELETE', `/v1/users/me/devices/${laptop.id}`, { token: phone.data.accessToken });
    expect((await on(lost, dormitory, linh.email)).status, 'unknown').toBe(429);
  });

  test('is forgotten half a year after it was last used', async () => {
    const dormitory = someAddress();
    const linh = await resident(dormitory);
    host.clock.forward(181 * DAY);
    await guess(linh.email, dormitory, 11);
    expect((await on(linh.cookie, dormitory, linh.email)).status).toBe(429);
    await runJobs(host.ctx);
    const rows = host.ctx.db.selectFrom('known_devices').select('id');
    expect(await rows.where('last_seen_at', '<', new Date(host.clock.now() - DAY * 180)).execute()).toEqual(
      [],
    );
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
});

describe('time tells nobody which addresses are registered', () => {
  /** Measures both ways in turn, each of them first equally often, so that other load on the machine affects both. */
  async function ratio(known: () => Promise<{ status: number }>, unknown: () => Promise<{ status: number }>) {
    const [one, other]: [number[], number[]] = [[], []];
    for (let time = 0; time < 30; time += 1) {
      if (time % 2) other.push(await timed(unknown));
      one.push(await timed(known));
      if (time % 2 === 0) other.push(await timed(unknown));
    }
    return lowerQuartile(one) / lowerQuartile(other);
  }

  async function neverTells(measured: () => Promise<number>) {
    const ratios: number[] = [];
    while (ratios.length < 3) {
      const found = await measured();
      if (found > 0.6 && found < 1.6) return;
      ratios.push(found);
    }
    expect.fail(`The ways took different times: ${ratios.join(', ')}.`);
  }

  test('not when asking for a reset link', async () => {
    const forgot = (email: string) =>
      host.call('POST', '/v1/auth/forgot-password', { body: { email }, headers: from(someAddress()) });
    await neverTells(async () => {
      const emails: string[] = [];
      for (let each = 0; each < 30; each += 1) emails.push((await member(someAddress())).email);
      return ratio(
        () => forgot(emails.pop() ?? ''),
        () => forgot(`${randomUUID()}@people.example`),
      );
    });
  });

  test('not when logging in', async () => {
    const emails: string[] = [];
    for (let each = 0; each < 6; each += 1) emails.push((await member(someAddress())).email);
    let turn = 0;
    await neverTells(() =>
      ratio(
        () => logIn(emails[(turn += 1) % 6] ?? '', 'wrongword1', someAddress()),
        () => logIn(`${randomUUID()}@people.example`, 'wrongword1', someAddress()),
      ),
    );
  });
});
