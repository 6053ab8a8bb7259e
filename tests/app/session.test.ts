import { randomUUID } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenPair } from '#contract/sign-in.ts';
import { api, ApiError, NetworkError, setTransport } from '#app/platform/api/api.ts';
import { session } from '#app/platform/session/session.ts';
import { startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const MINUTE = 60_000;
const REFRESH = 'POST /v1/auth/refresh-token';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
vi.stubGlobal('localStorage', new Window().localStorage);

beforeAll(async () => {
  // The phone's clock and the host's run together here.
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000', language: () => 'ko' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(() => {
  session.clear();
  wire.network.up = true;
  wire.network.inTheWay = null;
  wire.network.meanwhile = null;
  wire.network.calls.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function signUp(): Promise<TokenPair> {
  const tokens = await api.auth.signUp({
    body: {
      email: `linh-${randomUUID()}@people.example`,
      password: 'warmfloor1',
      firstName: 'Linh',
      lastName: 'Nguyễn',
      phoneCountry: '+84',
      phone: '912345678',
      birthDate: '2003-04-05',
      language: 'ko',
      consents: { terms: true, privacy: true },
    },
  });
  session.store(tokens);
  return tokens;
}

function later(minutes: number): void {
  host.clock.forward(minutes * MINUTE);
  vi.spyOn(Date, 'now').mockReturnValue(host.clock.now());
}

describe('a session on a phone', () => {
  it('calls with the token that the host gave', async () => {
    await signUp();
    await expect(api.users.me()).resolves.toMatchObject({ role: 'member', emailConfirmed: false });
    expect(wire.network.calls).not.toContain(REFRESH);
  });

  it('refreshes an expired token once, however many calls wait for it', async () => {
    const first = await signUp();
    later(16);
    await Promise.all([api.users.me(), api.users.profile(), api.reservations.upcoming()]);
    expect(wire.network.calls.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(session.accessToken()).not.toBe(first.accessToken);
    expect(session.refreshToken()).not.toBe(first.refreshToken);
  });

  it('is over when the host refuses to refresh it', async () => {
    const tokens = await signUp();
    await api.auth.logOut({ body: { refreshToken: tokens.refreshToken } });
    later(16);
    await expect(api.users.me()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect([session.accessToken(), session.refreshToken(), session.viewer()]).toEqual([null, null, null]);
  });

  it('is over when the host answers 401', async () => {
    const { refreshToken } = await signUp();
    const [head, claims] = session.accessToken()!.split('.');
    session.store({ accessToken: `${head}.${claims}.forged`, refreshToken });
    const refused = await api.users.me().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(session.accessToken()).toBeNull();
    expect(session.refreshToken()).toBeNull();
  });

  it('survives a network that is gone, for calls and for refreshing', async () => {
    const tokens = await signUp();
    wire.network.up = false;
    await expect(api.users.me()).rejects.toBeInstanceOf(NetworkError);
    later(16);
    await expect(api.users.me()).rejects.toBeInstanceOf(NetworkError);
    expect(session.refreshToken()).toBe(tokens.refreshToken);
    wire.network.up = true;
    await expect(api.users.me()).resolves.toMatchObject({ role: 'member' });
  });

  it('carries the refusal of the host: status, code, and a sentence for the person', async () => {
    await signUp();
    const refused = await api.reservations
      .get({ params: { id: randomUUID() } })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    expect((refused as ApiError).message).toMatch(/[가-힣]/);
    expect(session.accessToken()).not.toBeNull();
  });

  it.each([
    ['is no token', 'not a token'],
    ['says nothing of its holder', `e30.${btoa('{"exp":4102444800}')}.x`],
    [
      'has an expiry that is none',
      `e30.${btoa('{"sub":"linh","name":"Linh","role":"member","exp":"soon"}')}.x`,
    ],
    [
      'has a role that is none',
      `e30.${btoa('{"sub":"linh","name":"Linh","role":"king","exp":4102444800}')}.x`,
    ],
  ])('counts as logged out with a token that %s', async (_, accessToken) => {
    const { refreshToken } = await signUp();
    session.store({ accessToken, refreshToken });
    expect(session.viewer()).toBeNull();
    expect(session.freshToken()).toBeNull();
    await expect(api.users.me()).rejects.toMatchObject({ status: 401 });
    expect(wire.network.calls).not.toContain(REFRESH);
    expect([session.accessToken(), session.refreshToken()]).toEqual([null, null]);
  });

  it('says in the log that it could not be refreshed', async () => {
    const tokens = await signUp();
    await api.auth.logOut({ body: { refreshToken: tokens.refreshToken } });
    later(16);
    await expect(api.users.me()).rejects.toMatchObject({ status: 401 });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('could not be refreshed (401)'));
  });

  it.each([429, 502, 503])('survives a host in trouble: %i', async (status) => {
    const tokens = await signUp();
    later(16);
    wire.network.inTheWay = status;
    await expect(api.users.me()).rejects.toMatchObject({ status });
    expect(session.refreshToken()).toBe(tokens.refreshToken);
    wire.network.inTheWay = null;
    wire.network.meanwhile = null;
    await expect(api.users.me()).resolves.toMatchObject({ role: 'member' });
  });

  it('keeps what another tab has brought while an old token was refused', async () => {
    const first = await signUp();
    const [head, claims] = first.accessToken.split('.');
    session.store({ accessToken: `${head}.${claims}.forged`, refreshToken: first.refreshToken });
    wire.network.meanwhile = () => session.store(first);
    await expect(api.users.me()).rejects.toMatchObject({ status: 401 });
    expect(session.accessToken()).toBe(first.accessToken);
  });

  it('keeps what another tab has brought while its refresh was refused', async () => {
    const first = await signUp();
    const second = await signUp();
    session.store(first);
    await api.auth.logOut({ body: { refreshToken: first.refreshToken } });
    later(16);
    wire.network.meanwhile = (call) => {
      if (call === REFRESH) session.store(second);
    };
    await api.users.me().catch(() => undefined);
    expect(session.refreshToken()).toBe(second.refreshToken);
  });

  it('gives up what is being read for whoever logs out, and lets a change arrive', async () => {
    await signUp();
    wire.network.meanwhile = () => session.clear();
    await expect(api.users.me()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    await signUp();
    const profile = {
      firstName: 'Linh',
      lastName: 'Nguyễn',
      phoneCountry: '+84',
      phone: '912345679',
    } as const;
    await expect(api.users.updateProfile({ body: profile })).resolves.toBeDefined();
  });

  it('stays over for whoever logs out while it is being refreshed', async () => {
    await signUp();
    later(16);
    wire.network.meanwhile = (call) => {
      if (call === REFRESH) session.clear();
    };
    await expect(api.users.me()).rejects.toMatchObject({ status: 401 });
    expect([session.accessToken(), session.refreshToken()]).toEqual([null, null]);
  });
});

/** Advances both clocks, and sets the phone's clock minutes ahead of the host's or behind it. */
function phoneClock({ off, after = 0 }: { off: number; after?: number }): void {
  host.clock.forward(after * MINUTE);
  vi.spyOn(Date, 'now').mockReturnValue(host.clock.now() + off * MINUTE);
}

describe('a session on a phone whose clock is', () => {
  const refreshes = () => wire.network.calls.filter((call) => call === REFRESH).length;

  it.each([
    ['far behind', -300],
    ['behind', -10],
    ['right', 0],
    ['ahead', 10],
  ])('%s outlives its token', async (_, off) => {
    phoneClock({ off });
    await signUp();
    for (let quarter = 1; quarter <= 3; quarter += 1) {
      phoneClock({ off, after: 16 });
      await expect(api.users.me()).resolves.toMatchObject({ role: 'member' });
      expect(refreshes()).toBe(quarter);
    }
  });

  it.each([
    ['behind', -10],
    ['right', 0],
  ])('%s calls with one token for nearly a quarter of an hour', async (_, off) => {
    phoneClock({ off });
    await signUp();
    phoneClock({ off, after: 14 });
    await api.users.me();
    expect(refreshes()).toBe(0);
  });

  it.each([
    ['behind', -10],
    ['far behind', -300],
    ['ahead', 10],
    ['far ahead', 300],
  ])('%s outlives the clock being set right', async (_, off) => {
    phoneClock({ off });
    await signUp();
    phoneClock({ off: 0, after: 16 });
    await expect(api.users.me()).resolves.toMatchObject({ role: 'member' });
    phoneClock({ off: 0, after: 14 });
    await api.users.me();
    expect(refreshes()).toBe(1);
  });

  it.each([-10, 0, 10])('%i minutes off leaves nothing behind', async (off) => {
    phoneClock({ off });
    await signUp();
    session.clear();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('behind, with tokens from before that was remembered, is judged by the expiry alone', async () => {
    phoneClock({ off: -10 });
    const { accessToken } = await signUp();
    localStorage.removeItem('clockBehind');
    expect(session.freshToken()).toBe(accessToken);
    phoneClock({ off: 0, after: 16 });
    expect(session.freshToken()).toBeNull();
  });
});
