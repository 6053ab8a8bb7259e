import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Me, Profile } from '#contract/accounts.ts';
import type { GoogleOutcome, TokenPair } from '#contract/sign-in.ts';
import { readConfig } from '#server/config.ts';
import { signUpForm } from '#tests/kit/accounts.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { startIssuer, throughIssuer, type Issuer } from '#tests/kit/oidc.ts';
import { messages } from '#tests/kit/reservations.ts';

const MINUTE = 60_000;

const clock = testClock();
let issuer: Issuer;
let host: TestHost;
beforeAll(async () => {
  issuer = await startIssuer({ now: () => clock.now() });
  host = await startTestHost({ demo: false, clock, google: issuer.keys });
});
afterAll(async () => {
  await host.close();
  await issuer.stop();
});
beforeEach(() => host.clock.forward(11 * MINUTE));

type Started = { url: string; flow: string };
const start = async () => (await host.call<Started>('GET', '/v1/auth/google')).data;
const finish = (body: object) => host.call<GoogleOutcome>('POST', '/v1/auth/google', { body });
const me = (tokens: TokenPair) => host.call<Me>('GET', '/v1/users/me', { token: tokens.accessToken });
const profile = async (tokens: TokenPair) =>
  (await host.call<Profile>('GET', '/v1/users/me/profile', { token: tokens.accessToken })).data;
const someone = () => ({ sub: randomUUID(), email: `${randomUUID().slice(0, 8)}@gmail.example` });

async function signIn() {
  const { url, flow } = await start();
  const { code = '', state = '' } = await throughIssuer(url);
  return finish({ code, state, flow });
}
async function loggedIn(): Promise<TokenPair> {
  const { data } = await signIn();
  if (data?.kind !== 'logged-in') throw new Error('nobody was logged in');
  return data.tokens;
}
async function newcomer() {
  const { data } = await signIn();
  if (data?.kind !== 'newcomer') throw new Error('nobody new came');
  return data;
}
const {
  email: _,
  password,
  ...form
} = signUpForm({ consents: { terms: true, privacy: true, marketing: true } });
const complete = (ticket: string, changes: object = {}) =>
  host.call<TokenPair>('POST', '/v1/auth/google/sign-up', { body: { ticket, ...form, ...changes } });
const signUp = (email: string) =>
  host.call<TokenPair>('POST', '/v1/auth/sign-up', { body: { ...form, email, password } });

describe('signing in with Google', () => {
  test('the browser is sent off with PKCE, state and nonce, and nothing of it can be read in the flow', async () => {
    expect((await host.call('GET', '/v1/auth/methods')).data).toEqual({ google: true });
    const answer = await host.call<Started>('GET', '/v1/auth/google');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const url = new URL(answer.data.url);
    expect(url.origin).toBe(issuer.keys.issuer);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      client_id: issuer.keys.clientId,
      redirect_uri: 'http://localhost:4100/auth/google-callback',
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect(query['scope']?.split(' ')).toEqual(['openid', 'email', 'profile']);
    expect(answer.data.flow.split('.')).toHaveLength(5);
    for (const secret of [query['state'], query['nonce']]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(answer.data.flow, 'base64url').toString()).not.toContain(secret);
    }
    const again = await start();
    expect(new URL(again.url).searchParams.get('state')).not.toBe(query['state']);
  });

  test('a newcomer completes the sign-up once, with an address that is confirmed and without a password', async () => {
    const who = someone();
    issuer.logsIn({ ...who, email: who.email.toUpperCase(), givenName: 'Linh', familyName: 'Nguyễn' });
    const { ticket, email, firstName, lastName } = await newcomer();
    expect({ email, firstName, lastName }).toEqual({
      email: who.email,
      firstName: 'Linh',
      lastName: 'Nguyễn',
    });
    const refused = await complete(ticket, { consents: { terms: false } });
    expect(refused).toMatchObject({ status: 400, code: 'terms_required' });
    const tooYoung = await complete(ticket, { birthDate: '2030-01-01' });
    expect(tooYoung).toMatchObject({ status: 400, fields: { birthDate: 'birth_date_invalid' } });

    const { data: tokens, status } = await complete(ticket);
    expect(status).toBe(200);
    expect((await me(tokens)).data).toMatchObject({ email: who.email, emailConfirmed: true });
    expect(await profile(tokens)).toMatchObject({
      hasPassword: false,
      google: true,
      notifications: { marketing: true, receipt: false },
    });
    expect(await messages(host, who.email, 'confirm-address')).toEqual([]);
    expect(await complete(ticket)).toMatchObject({ status: 400, code: 'token_invalid' });
    expect((await me(await loggedIn())).data.email).toBe(who.email);
  });

  test('a ticket is used up by its Google account, also where the address differs by then', async () => {
    issuer.logsIn(someone());
    const { ticket } = await newcomer();
    const { data: tokens } = await complete(ticket);
    await host.ctx.db
      .updateTable('accounts')
      .set({ email: `${randomUUID()}@moved.example` })
      .where('id', '=', (await me(tokens)).data.id)
      .execute();
    expect(await complete(ticket)).toMatchObject({ status: 400, code: 'token_invalid' });
  });

  test('somebody else may have taken the address while the form was open', async () => {
    const who = someone();
    issuer.logsIn(who);
    const { ticket } = await newcomer();
    await signUp(who.email);
    expect(await complete(ticket)).toMatchObject({ status: 409, code: 'email_taken' });
  });

  test('a ticket that is old, made up, or a flow is refused', async () => {
    issuer.logsIn(someone());
    const { ticket } = await newcomer();
    expect(await complete(`${ticket.slice(0, -6)}AAAAAA`)).toMatchObject({ code: 'token_invalid' });
    expect(await complete((await start()).flow)).toMatchObject({ code: 'token_invalid' });
    host.clock.forward(60 * MINUTE);
    expect(await complete(ticket)).toMatchObject({ status: 410, code: 'token_expired' });
  });

  test('the account follows the Google account, not its address', async () => {
    const who = someone();
    issuer.logsIn(who);
    const { data: tokens } = await complete((await newcomer()).ticket);
    issuer.logsIn({ email: 'moved@gmail.example', emailVerified: false });
    const back = await loggedIn();
    expect((await me(back)).data.id).toBe((await me(tokens)).data.id);
    issuer.logsIn({ emailVerified: true });
  });

  test('an account whose address was confirmed is linked and keeps its password and devices', async () => {
    const linh = await person(host);
    await host.ctx.db
      .updateTable('accounts')
      .set({ password_hash: 'unchanged' })
      .where('id', '=', linh.id)
      .execute();
    issuer.logsIn({ sub: randomUUID(), email: linh.email });
    const tokens = await loggedIn();
    expect((await me(tokens)).data.id).toBe(linh.id);
    expect(await profile(tokens)).toMatchObject({ google: true, hasPassword: true });
    expect((await host.call('GET', '/v1/users/me', { token: linh.token })).status).toBe(200);
    expect(await messages(host, linh.email, 'google-linked')).toHaveLength(1);
    await loggedIn();
    expect(await messages(host, linh.email, 'google-linked'), 'told once').toHaveLength(1);
  });

  test('whoever took an address without confirming it is out once its owner comes with Google', async () => {
    const who = someone();
    const { data: squatter } = await signUp(who.email);
    const [mail] = await messages(host, who.email, 'confirm-address');
    issuer.logsIn(who);
    const tokens = await loggedIn();
    expect((await me(tokens)).data).toMatchObject({ email: who.email, emailConfirmed: true });
    expect((await me(squatter)).status).toBe(401);
    const refreshed = await host.call('POST', '/v1/auth/refresh-token', { body: squatter });
    expect(refreshed.status).toBe(401);
    const body = { email: who.email, password };
    expect((await host.call('POST', '/v1/auth/log-in', { body })).status).toBe(401);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await host.call('POST', '/v1/auth/confirm', { body: { token } })).code).toBe('token_invalid');
  });

  test('an address that Google has not verified links nothing and makes nothing', async () => {
    const linh = await person(host);
    for (const email of [linh.email, someone().email]) {
      issuer.logsIn({ sub: randomUUID(), email, emailVerified: false });
      expect(await signIn()).toMatchObject({ status: 400, code: 'google_failed' });
    }
    issuer.logsIn({ emailVerified: true });
    const text = { claims: { email_verified: 'true' } };
    issuer.nextTime(text);
    expect((await signIn()).code, 'a text is no yes').toBe('google_failed');
  });

  test('an address that another Google account is linked to is not given to a second one', async () => {
    const who = someone();
    issuer.logsIn(who);
    await complete((await newcomer()).ticket);
    issuer.logsIn({ sub: randomUUID(), email: who.email });
    expect(await signIn()).toMatchObject({ status: 400, code: 'google_failed' });
  });
});

describe('what must not pass', () => {
  const refused = { status: 400, code: 'google_failed' };

  test('a state that is not the flow’s, a flow that is not ours, no code', async () => {
    issuer.logsIn(someone());
    const mine = await start();
    const { code = '', state = '' } = await throughIssuer(mine.url);
    const other = await start();
    expect(await finish({ code, state, flow: other.flow })).toMatchObject(refused);
    expect(await finish({ code, state: 'wrong', flow: mine.flow })).toMatchObject(refused);
    expect(await finish({ code, state, flow: `${mine.flow.slice(0, -6)}AAAAAA` })).toMatchObject(refused);
    expect(await finish({ code: '', state, flow: mine.flow })).toMatchObject(refused);
    expect(await finish({ state, flow: mine.flow })).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await finish({ code, state, flow: mine.flow })).data?.kind, 'nothing was used up').toBe(
      'newcomer',
    );
    expect(await finish({ code, state, flow: mine.flow }), 'a code works once').toMatchObject(refused);
  });

  test('a code that was got for another flow', async () => {
    const [mine, theirs] = [await start(), await start()];
    const { code = '' } = await throughIssuer(theirs.url);
    const state = new URL(mine.url).searchParams.get('state') ?? '';
    expect(await finish({ code, state, flow: mine.flow })).toMatchObject(refused);
  });

  test('a flow that took more than ten minutes', async () => {
    const { url, flow } = await start();
    const { code = '', state = '' } = await throughIssuer(url);
    host.clock.forward(10 * MINUTE);
    expect(await finish({ code, state, flow })).toMatchObject(refused);
  });

  test('a person who says no comes back without a code', async () => {
    issuer.nextTime({ consentRefused: true });
    const { url } = await start();
    expect(await throughIssuer(url)).toMatchObject({ error: 'access_denied' });
  });

  test.each<[string, Parameters<Issuer['nextTime']>[0]]>([
    ['an expired code', { codeRefused: true }],
    ['another nonce', { claims: { nonce: 'another' } }],
    ['a token for somebody else’s application', { claims: { aud: 'another' } }],
    ['a token of another issuer', { claims: { iss: 'https://accounts.example' } }],
    ['a token that has expired', { claims: { exp: Date.parse('2026-11-20T00:00:00Z') / 1000 } }],
    ['a token signed by somebody else', { forged: true }],
    ['a token without an address', { claims: { email: undefined } }],
  ])('%s', async (_, what) => {
    issuer.logsIn(someone());
    issuer.nextTime(what);
    expect(await signIn()).toMatchObject(refused);
    expect((await signIn()).data?.kind, 'the next time is well').toBe('newcomer');
  });
});

describe('a host without keys', () => {
  test('offers no Google sign-in and refuses its calls', async () => {
    const plain = await startTestHost({ demo: false });
    try {
      expect((await plain.call('GET', '/v1/auth/methods')).data).toEqual({ google: false });
      const unavailable = { status: 404, code: 'google_unavailable' };
      expect(await plain.call('GET', '/v1/auth/google')).toMatchObject(unavailable);
      const body = { code: 'x', state: 'x', flow: 'x' };
      expect(await plain.call('POST', '/v1/auth/google', { body })).toMatchObject(unavailable);
      const wish = { ticket: 'x', ...form };
      expect(await plain.call('POST', '/v1/auth/google/sign-up', { body: wish })).toMatchObject(unavailable);
    } finally {
      await plain.close();
    }
  });

  test('a Google that cannot be reached is said to be unavailable, and asked again the next time', async () => {
    const away = await startIssuer();
    await away.stop();
    const lonely = await startTestHost({ demo: false, google: away.keys });
    try {
      for (let time = 0; time < 2; time += 1)
        expect(await lonely.call('GET', '/v1/auth/google')).toMatchObject({ code: 'google_unavailable' });
    } finally {
      await lonely.close();
    }
  });

  test('keys come in pairs, and an issuer without TLS is on this machine', () => {
    const base = { DATA_DIR: '.tmp/test-host', TOKEN_SECRET: 'a secret that only tests use, long enough' };
    const keys = { ...base, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(base).google).toBeNull();
    expect(readConfig(keys).google?.issuer).toBe('https://accounts.google.com');
    expect(readConfig({ ...keys, GOOGLE_ISSUER: 'http://127.0.0.1:8080' }).google).not.toBeNull();
    expect(() => readConfig({ ...base, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
    for (const GOOGLE_ISSUER of [
      'http://accounts.example',
      'http://localhost.example',
      'http://127.0.0.1.nip.io',
    ])
      expect(() => readConfig({ ...keys, GOOGLE_ISSUER })).toThrow('GOOGLE_ISSUER');
  });
});
