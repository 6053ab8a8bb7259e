import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me, Profile } from '#contract/accounts.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import { runJobs } from '#server/jobs.ts';
import { logIn, password, refresh, signUp, signUpForm } from '#tests/kit/accounts.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { asAnother } from '#tests/kit/one-session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());
// Everybody comes from one address of the network: a pause between tests keeps its rate limit out of them.
beforeEach(() => host.clock.forward(11 * MINUTE));

const me = (tokens: TokenPair) => host.call<Me>('GET', '/v1/users/me', { token: tokens.accessToken });
const confirm = (token: string) =>
  host.call<{ email: string }>('POST', '/v1/auth/confirm', { body: { token } });

type Mail = { subject: string; text: string; links: string[]; sentAt: string | null };
async function mailsTo(email: string): Promise<Mail[]> {
  const response = await host.fetch(
    new Request(`http://localhost/dev/outbox.json?to=${encodeURIComponent(email)}`),
  );
  return (await response.json()) as Mail[];
}
async function mailedToken(email: string): Promise<string> {
  const link = (await mailsTo(email))[0]?.links[0];
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

describe('signing up', () => {
  test('Linh signs up, finds the mail in her outbox, confirms; a second click changes nothing', async () => {
    const { email, tokens } = await signUp(host);
    expect((await me(tokens)).data).toMatchObject({
      email,
      username: 'Nguyễn Linh',
      role: 'member',
      emailConfirmed: false,
      language: 'en',
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your email address for Ondol');
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:4100\/auth\/confirm\?token=[\w-]{43}$/);

    const token = await mailedToken(email);
    expect((await confirm(token)).data).toEqual({ email });
    expect((await me(tokens)).data.emailConfirmed).toBe(true);
    const confirmedAt = () =>
      host.ctx.db.selectFrom('accounts').select('email_confirmed_at').where('email', '=', email).execute();
    const first = await confirmedAt();

    host.clock.forward(3 * DAY);
    expect(await confirm(token)).toMatchObject({ status: 200, data: { email } });
    expect(await confirmedAt()).toEqual(first);
  });

  test('two clicks at once confirm once and both succeed', async () => {
    const { email } = await signUp(host);
    const token = await mailedToken(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  });

  test('a confirmation link stops working after 48 hours, and a new one can be asked for', async () => {
    const { email, tokens } = await signUp(host);
    const expired = await mailedToken(email);
    await runJobs(host.ctx);
    host.clock.forward(48 * HOUR);
    expect(await confirm(expired)).toMatchObject({ status: 410, code: 'token_expired' });

    const fresh = (await refresh(host, tokens)).data;
    const again = await host.call('POST', '/v1/auth/resend-confirmation', { token: fresh.accessToken });
    expect(again.status).toBe(200);
    expect((await confirm(await mailedToken(email))).status).toBe(200);

    await host.call('POST', '/v1/auth/resend-confirmation', { token: fresh.accessToken });
    expect(await mailsTo(email), 'nothing is mailed to a confirmed address').toHaveLength(2);
  });

  test('a made-up link is refused', async () => {
    expect(await confirm('made-up')).toMatchObject({ status: 400, code: 'token_invalid' });
  });

  test('the database keeps neither the password nor the mailed token', async () => {
    const { email } = await signUp(host);
    const token = await mailedToken(email);
    const account = await host.ctx.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    const tokens = await host.ctx.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(JSON.stringify([account, tokens])).not.toContain(token);
    expect(JSON.stringify(account)).not.toContain(password);
  });

  test('what was agreed to is stored with its version and time, and nothing else', async () => {
    const { email } = await signUp(host, { consents: { terms: true, privacy: true, marketing: true } });
    const consents = await host.ctx.db
      .selectFrom('consents')
      .innerJoin('accounts', 'accounts.id', 'consents.account_id')
      .select(['consents.kind', 'consents.version', 'consents.given_at'])
      .where('accounts.email', '=', email)
      .orderBy('consents.kind')
      .execute();
    const at = new Date(host.clock.now());
    expect(consents).toEqual([
      { kind: 'marketing', version: '2026-11-29', given_at: at },
      { kind: 'privacy', version: '2026-11-29', given_at: at },
      { kind: 'terms', version: '2026-11-23', given_at: at },
    ]);
  });

  test('an address can be taken only once, however it is written and however many try at once', async () => {
    const form = signUpForm();
    const upper = { ...form, email: ` ${form.email.toUpperCase()} ` };
    const answers = await Promise.all(
      [form, upper, form, upper].map((body) => host.call('POST', '/v1/auth/sign-up', { body })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const taken = await host.call('POST', '/v1/auth/sign-up', { body: form, language: 'ko' });
    expect(taken).toMatchObject({
      code: 'email_taken',
      errorMessage: '이미 가입된 이메일 주소예요.',
      fields: { email: 'email_taken' },
    });
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  test('a weak password is refused with the rule in the language of the reader', async () => {
    const body = signUpForm({ password: 'onlyletters' });
    const english = await host.call('POST', '/v1/auth/sign-up', { body });
    expect(english).toMatchObject({
      status: 400,
      code: 'password_rule',
      errorMessage: expect.stringContaining('8 to 16 characters with two or more kinds'),
      fields: { password: 'password_rule' },
    });
    const korean = await host.call('POST', '/v1/auth/sign-up', { body, language: 'ko' });
    expect(korean.errorMessage).toContain('두 가지 이상을 섞어 8~16자로');
  });

  test.each(['2026-12-24', '2030-01-01', '1899-12-31'])('nobody was born on %s', async (birthDate) => {
    const answer = await host.call('POST', '/v1/auth/sign-up', { body: signUpForm({ birthDate }) });
    expect(answer).toMatchObject({ status: 400, fields: { birthDate: 'birth_date_invalid' } });
  });

  test('who is too young to agree alone is refused', async () => {
    const answer = await host.call('POST', '/v1/auth/sign-up', {
      body: signUpForm({ birthDate: '2015-01-01' }),
    });
    expect(answer).toMatchObject({
      status: 400,
      code: 'too_young',
      fields: { birthDate: 'too_young' },
    });
  });

  test('without the terms there is no account', async () => {
    const body = signUpForm({ consents: { terms: false, marketing: true } });
    expect(await host.call('POST', '/v1/auth/sign-up', { body })).toMatchObject({
      status: 400,
      code: 'terms_required',
    });
  });

  test.each([
    ['Latin', 'Ngọc'.repeat(75)],
    ['Hangul', '김'.repeat(300)],
    ['Arabic', 'م'.repeat(300)],
    ['Devanagari', 'की'.repeat(150)],
    ['HTML', '<script>alert("1")</script>'],
  ])('a name of %s is kept whole and greeted', async (_, firstName) => {
    const { email, tokens } = await signUp(host, { firstName });
    const profile = await host.call<Profile>('GET', '/v1/users/me/profile', { token: tokens.accessToken });
    expect(profile.data.firstName).toBe(firstName);
    expect((await mailsTo(email))[0]?.text).toContain(`Hello ${firstName},`);
  });
});

describe('logging in', () => {
  test('Linh logs in, whatever case she types her address in', async () => {
    const { email } = await signUp(host);
    const { status, data } = await logIn(host, email.toUpperCase());
    expect(status).toBe(200);
    const { payload } = await jwtVerify(data.accessToken, host.config.tokenKey, {
      currentDate: new Date(host.clock.now()),
    });
    expect(payload).toMatchObject({ role: 'member', name: 'Linh' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await signUp(host);
    const wrong = await logIn(host, email, 'warmfloor2');
    const unknown = await logIn(host, 'nobody@people.example');
    expect(wrong).toMatchObject({ status: 401, code: 'credentials_wrong' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  test('the tenth failure locks the door for ten minutes, for the right password too and for unknown people alike', async () => {
    const { email } = await signUp(host);
    for (const address of [email, 'nobody-at-all@people.example']) {
      const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(host, address, 'guess-1234')));
      expect(guesses.filter((answer) => answer.status === 401)).toHaveLength(10);
      const refused = await logIn(host, address);
      expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(refused.errorMessage).toContain('600 seconds');
    }
    host.clock.forward(10 * MINUTE);
    expect((await logIn(host, email)).status).toBe(200);
  });

  test('logging in rightly many times is no failure', async () => {
    const { email } = await signUp(host);
    for (let time = 0; time < 12; time += 1) expect((await logIn(host, email)).status).toBe(200);
  });

  test('one address of the network may try 60 times in a minute', async () => {
    const tries = await Promise.all(
      Array.from({ length: 61 }, (_, at) => logIn(host, `stranger-${at}@people.example`)),
    );
    expect(tries.filter((answer) => answer.status === 429)).toHaveLength(1);
  });
});

function tokensOf(email: string) {
  return host.ctx.db
    .selectFrom('refresh_tokens')
    .innerJoin('accounts', 'accounts.id', 'refresh_tokens.account_id')
    .selectAll('refresh_tokens')
    .where('email', '=', email)
    .execute();
}

describe('staying logged in', () => {
  test('after 15 minutes the access token is over, and the refresh token brings another', async () => {
    const { tokens } = await signUp(host);
    host.clock.forward(15 * MINUTE);
    expect((await me(tokens)).status).toBe(401);
    const renewed = await refresh(host, tokens);
    expect(renewed.status).toBe(200);
    expect((await me(renewed.data)).status).toBe(200);
  });

  test('twenty refreshes at once: one pair for all, and one chain lives on', async () => {
    const { email, tokens } = await signUp(host);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(host, tokens)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ data }) => `${data.accessToken} ${data.refreshToken}`)).size).toBe(1);
    expect((await me(answers[0]!.data)).status).toBe(200);

    const again = await Promise.all(answers.map(({ data }) => refresh(host, data)));
    expect(new Set(again.map(({ data }) => data.refreshToken)).size).toBe(1);
    expect(again[0]!.data.refreshToken).not.toBe(answers[0]!.data.refreshToken);
    const stored = await tokensOf(email);
    expect(stored, 'the first, its successor, and the successor of that').toHaveLength(3);
    expect(new Set(stored.map((token) => token.family)).size).toBe(1);
    expect(stored.filter((token) => token.used_at === null)).toHaveLength(1);
    expect(stored.filter((token) => token.revoked_at !== null)).toHaveLength(0);
    const given = [tokens, answers[0]!.data, again[0]!.data].map(({ refreshToken }) => refreshToken);
    for (const token of given) expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('an old refresh token within a minute brings the pair that it brought before, or what became of it', async () => {
    const { tokens } = await signUp(host);
    const second = (await refresh(host, tokens)).data;
    host.clock.forward(MINUTE / 2);
    expect((await refresh(host, tokens)).data).toEqual(second);
    const third = (await refresh(host, second)).data;
    host.clock.forward(MINUTE / 2);
    expect((await refresh(host, tokens)).data, 'the chain goes on from its end').toEqual(third);
    host.clock.forward(1);
    expect((await refresh(host, tokens)).status, 'and whoever comes later ends it').toBe(401);
    expect((await refresh(host, third)).status).toBe(401);
  });

  test('an old refresh token after a minute ends the whole session, and only that one', async () => {
    const { email, tokens } = await signUp(host);
    const elsewhere = (await logIn(host, email)).data;
    const renewed = (await refresh(host, tokens)).data;
    host.clock.forward(MINUTE);
    expect((await refresh(host, tokens)).status, 'the minute counts from the first use').toBe(200);
    host.clock.forward(1);
    expect(await refresh(host, tokens)).toMatchObject({ status: 401, code: 'refresh_invalid' });
    expect(await refresh(host, renewed)).toMatchObject({ status: 401, code: 'refresh_invalid' });
    expect((await refresh(host, elsewhere)).status).toBe(200);
  });

  test('a session that is not used for 30 days is over', async () => {
    const { tokens } = await signUp(host);
    host.clock.forward(30 * DAY);
    expect((await refresh(host, tokens)).code).toBe('refresh_invalid');
  });

  test('a refresh token is worth nothing with somebody else’s access token, nor with a forged one', async () => {
    const linhs = await signUp(host);
    const minas = await signUp(host, { firstName: 'Mina' });
    const mixed = {
      accessToken: minas.tokens.accessToken,
      refreshToken: linhs.tokens.refreshToken,
    };
    expect((await refresh(host, mixed)).code).toBe('refresh_invalid');
    const forged = { ...linhs.tokens, accessToken: `${linhs.tokens.accessToken.slice(0, -4)}AAAA` };
    expect((await refresh(host, forged)).code).toBe('refresh_invalid');
    expect((await refresh(host, linhs.tokens)).status, 'the try used nothing up').toBe(200);
  });

  test('logging out ends the session, also for a refresh that is under way', async () => {
    const { email } = await signUp(host);
    for (let time = 0; time < 10; time += 1) {
      const tokens = (await logIn(host, email)).data;
      const out = () =>
        host.call('POST', '/v1/auth/log-out', { body: { refreshToken: tokens.refreshToken } });
      const [renewed, left] = await Promise.all([refresh(host, tokens), out()]);
      expect(left.status).toBe(200);
      if (renewed.status === 200) expect((await refresh(host, renewed.data)).code).toBe('refresh_invalid');
      expect((await refresh(host, tokens)).code).toBe('refresh_invalid');
      expect((await out()).status, 'leaving twice is leaving').toBe(200);
    }
  });
});

test('a device that was logged out without a network ends its session by a hash, which opens none', async () => {
  const { tokens } = await signUp(host);
  const refreshTokenHash = createHash('sha256').update(tokens.refreshToken).digest('hex');
  expect((await refresh(host, { ...tokens, refreshToken: refreshTokenHash })).code).toBe('refresh_invalid');
  const out = (body: object) => host.call('POST', '/v1/auth/log-out', { body });
  expect((await out({ refreshTokenHash: 'x' })).code).toBe('invalid_input');
  expect((await out({ refreshTokenHash })).status).toBe(200);
  expect((await refresh(host, tokens)).code).toBe('refresh_invalid');
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'the end of a session also reaches a token that another tab is just being given',
  async () => {
    const { tokens: first } = await signUp(host);
    const second = (await refresh(host, first)).data;
    const { sid } = decodeJwt(second.accessToken);
    const family = String(sid);
    const { db } = host.ctx;
    let leaving: Promise<{ status: number }> | undefined;
    await asAnother(() =>
      db.transaction().execute(async (otherTab) => {
        const used = await otherTab
          .updateTable('refresh_tokens')
          .set({ used_at: new Date(host.clock.now()) })
          .where('family', '=', family)
          .where('used_at', 'is', null)
          .returningAll()
          .executeTakeFirstOrThrow();
        leaving = host.call('POST', '/v1/auth/log-out', { body: { refreshToken: first.refreshToken } });
        await vi.waitFor(async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
          expect(rows.length).toBeGreaterThan(0);
        });
        await otherTab
          .insertInto('refresh_tokens')
          .values({
            ...used,
            id: randomUUID(),
            predecessor_id: used.id,
            token_hash: randomUUID(),
            used_at: null,
          })
          .execute();
      }),
    );
    expect((await leaving)?.status).toBe(200);
    const alive = db.selectFrom('refresh_tokens').select('id').where('family', '=', family);
    expect(await alive.where('revoked_at', 'is', null).execute()).toEqual([]);
  },
);

describe('the profile', () => {
  test('Linh changes her phone and her language', async () => {
    const { tokens, email } = await signUp(host);
    const token = tokens.accessToken;
    const body = {
      firstName: 'Linh',
      lastName: 'Trần',
      phoneCountry: '+82',
      phone: '1012345678',
      language: 'ko',
    };
    const changed = await host.call<Profile>('POST', '/v1/users/me/profile', { token, body });
    const expected = {
      ...body,
      email,
      birthDate: '2003-04-05',
      pendingEmail: null,
      phoneImpossible: false,
      notifications: { receipt: false, marketing: false, sms: true, push: true },
      hasPassword: true,
      google: false,
    };
    expect(changed.data).toEqual(expected);
    expect((await host.call<Profile>('GET', '/v1/users/me/profile', { token })).data).toEqual(expected);
  });

  test('a phone number is digits', async () => {
    const { tokens } = await signUp(host);
    const body = { firstName: 'Linh', lastName: 'Trần', phoneCountry: '+82', phone: '010-1234-567a' };
    const refused = await host.call('POST', '/v1/users/me/profile', { token: tokens.accessToken, body });
    expect(refused).toMatchObject({ status: 400, fields: { phone: 'phone_invalid' } });
    expect(refused.errorMessage).toMatch(/^Invalid phone number!/);
  });

  test('a phone number that is missing is asked for', async () => {
    const { tokens } = await signUp(host);
    const body = { firstName: 'Linh', lastName: 'Trần', phoneCountry: '+82', phone: '' };
    const refused = await host.call('POST', '/v1/users/me/profile', { token: tokens.accessToken, body });
    expect(refused).toMatchObject({ status: 400, fields: { phone: 'phone_required' } });
  });

  test.each([
    ['too long for Vietnam', '+84', '91234567012', null],
    ['too short for America', '+1', '415555', null],
    ['of a country code that nobody has', '+999', '912345670', null],
    ['of Vietnam', '+84', '912345670', '912345670'],
    ['of Vietnam as it is dialled there', '+84', '0912345670', '912345670'],
    ['of Korea as it is dialled and written there', '+82', '010-1234-5678', '1012345678'],
    ['of Italy, whose zero belongs to it', '+39', '06 1234 5678', '0612345678'],
    ['of one of the islands that share a code with America', '+1242', '5551234', '5551234'],
    ['of the longest that Germany has', '+49', '15112345678', '15112345678'],
  ])('a phone number %s', async (_, phoneCountry, phone, stored) => {
    const { tokens } = await signUp(host);
    const body = { firstName: 'Linh', lastName: 'Trần', phoneCountry, phone };
    const answer = await host.call<Profile>('POST', '/v1/users/me/profile', {
      token: tokens.accessToken,
      body,
    });
    if (stored) expect(answer.data).toMatchObject({ phoneCountry, phone: stored });
    else
      expect(answer).toMatchObject({
        status: 400,
        code: 'phone_invalid',
        errorMessage: 'Invalid phone number!',
        fields: { phone: 'phone_invalid' },
      });
  });

  test('a phone number from before such were refused stays, and holds up nothing else', async () => {
    const { token, email } = await signUp(host);
    const stored = { phoneCountry: '+84', phone: '91234567012' };
    await host.ctx.db
      .updateTable('accounts')
      .set({ phone: stored.phone })
      .where('email', '=', email)
      .execute();
    const change = (body: object) => {
      const names = { firstName: 'Linh', lastName: 'Trần' };
      return host.call<Profile>('POST', '/v1/users/me/profile', { token, body: { ...names, ...body } });
    };
    const kept = { ...stored, phoneImpossible: true, lastName: 'Trần' };
    for (const body of [{}, stored, { ...stored, language: 'ko' }])
      expect((await change(body)).data).toMatchObject(kept);

    for (const wrong of [{ phone: '91234567013' }, { phoneCountry: '+1' }])
      expect(await change({ ...stored, ...wrong })).toMatchObject({
        status: 400,
        code: 'phone_invalid',
        fields: { phone: 'phone_invalid' },
      });
    const mended = { phoneCountry: '+84', phone: '912345670' };
    expect((await change(mended)).data).toMatchObject({ ...mended, phoneImpossible: false });
  });

  test('a sign-up with a phone number that cannot be called is refused, naming the field', async () => {
    const body = signUpForm({ phoneCountry: '+84', phone: '91234567012' });
    const answer = await host.call('POST', '/v1/auth/sign-up', { body });
    expect(answer).toMatchObject({ status: 400, fields: { phone: 'phone_invalid' } });
  });

  test('a Korean name is written the Korean way', async () => {
    const { tokens } = await signUp(host, { firstName: '민수', lastName: '김' });
    expect((await me(tokens)).data.username).toBe('김민수');
  });

  test('a visitor has none, and neither has somebody who left', async () => {
    expect((await host.call('GET', '/v1/users/me')).status).toBe(401);
    const { tokens, email } = await signUp(host);
    const left = await host.call('DELETE', '/v1/users/me', { token: tokens.accessToken });
    expect(left.status).toBe(200);
    expect((await me(tokens)).status).toBe(401);
    expect((await refresh(host, tokens)).status).toBe(401);
    expect((await logIn(host, email)).status).toBe(401);
  });
});
