import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deletion, Device, Profile } from '#contract/accounts.ts';
import type { OwnSummary, Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { recordYears } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { person, startTestHost, type Person, type TestHost } from '#tests/kit/api.ts';
import { logIn, password, refresh, signUp, type Member } from '#tests/kit/accounts.ts';
import {
  createHouse,
  messages,
  payReservation,
  requestReservation,
  settleDeposits,
  signingToken,
  signReservation,
  startPayment,
} from '#tests/kit/reservations.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const another = 'coldfloor2';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());
// Everybody comes from one address of the network: a pause between tests keeps its rate limit out of them.
beforeEach(() => host.clock.forward(61 * MINUTE));

const me = (token: string) => host.call('GET', '/v1/users/me', { token });
const profile = async (token: string) =>
  (await host.call<Profile>('GET', '/v1/users/me/profile', { token })).data;
const forgot = (email: string) => host.call('POST', '/v1/auth/forgot-password', { body: { email } });
const reset = (token: string, word: string) =>
  host.call('POST', '/v1/auth/reset-password', { body: { token, password: word } });
const checked = (token: string) => host.call('POST', '/v1/auth/reset-password/check', { body: { token } });
const confirm = (token: string) =>
  host.call<{ email: string }>('POST', '/v1/auth/confirm', { body: { token } });

async function mailed(email: string, kind: string): Promise<string> {
  await runJobs(host.ctx);
  const mail = (await messages(host, email, `${kind}:`)).at(-1);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('a mailed link sets a new one, once, logs out every device and confirms the address', async () => {
    const linh = await signUp(host);
    const phone = (await logIn(host, linh.email)).data;
    expect(await forgot(linh.email.toUpperCase())).toMatchObject({ status: 200, data: null });
    const token = await mailed(linh.email, 'reset-password');
    const weak = await reset(token, 'letters');
    expect(weak).toMatchObject({ status: 400, code: 'password_rule' });
    for (const time of ['once', 'and once more'])
      expect(await checked(token), time).toMatchObject({ status: 200, data: { refusal: null } });
    expect(await reset(token, another)).toMatchObject({ status: 200, data: null });

    for (const device of [linh.tokens, phone]) {
      expect((await me(device.accessToken)).status, 'at once').toBe(401);
      expect((await refresh(host, device)).code).toBe('refresh_invalid');
    }
    expect((await logIn(host, linh.email)).code).toBe('credentials_wrong');
    const back = await logIn(host, linh.email, another);
    expect((await me(back.data.accessToken)).data).toMatchObject({ emailConfirmed: true });
    expect(await reset(token, password)).toMatchObject({ status: 400, code: 'token_invalid' });
    const unknown = await checked('never-mailed');
    expect(unknown).toMatchObject({ status: 200, data: { refusal: 'token_invalid' } });
    expect(await checked(token), 'a used one is answered like one that never was').toEqual(unknown);
    expect(await messages(host, linh.email, 'password-changed')).toHaveLength(1);
  });

  test('of many who follow one link at once, one sets the password', async () => {
    const linh = await signUp(host);
    await forgot(linh.email);
    const token = await mailed(linh.email, 'reset-password');
    const words = ['firstword1', 'secondword2', 'thirdword3'];
    const answers = await Promise.all(words.map((word) => reset(token, word)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const won = words[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(host, linh.email, won)).status).toBe(200);
  });

  test('the link works for one hour, and a confirmation link is none', async () => {
    const linh = await signUp(host);
    await forgot(linh.email);
    const token = await mailed(linh.email, 'reset-password');
    const other = await mailed(linh.email, 'confirm-address');
    expect(await reset(other, another)).toMatchObject({ status: 400, code: 'token_invalid' });
    expect(await confirm(token)).toMatchObject({ status: 400, code: 'token_invalid' });
    expect(await checked(other)).toMatchObject({ status: 200, data: { refusal: 'token_invalid' } });
    host.clock.forward(HOUR);
    expect(await checked(token)).toMatchObject({ status: 200, data: { refusal: 'token_expired' } });
    expect(await reset(token, another)).toMatchObject({ status: 410, code: 'token_expired' });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const linh = await signUp(host);
    const known = await forgot(linh.email);
    const unknown = await forgot('nobody-here@people.example');
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    await runJobs(host.ctx);
    expect(await messages(host, 'nobody-here@people.example', '')).toEqual([]);
    const open = await host.ctx.db.selectFrom('reset_requests').selectAll().execute();
    expect(open).toEqual([]);
  });

  test('whoever is refused another link has one that works', async () => {
    const linh = await signUp(host);
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push(await forgot(linh.email));
      host.clock.forward(2 * MINUTE);
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.headers.get('retry-after')).toBe(String(50 * 60));
    expect(answers[5]?.errorMessage).toContain('3000 seconds');
    expect((await reset(await mailed(linh.email, 'reset-password'), another)).status).toBe(200);
  });

  test('an account that only ever came through Google sets its first password this way', async () => {
    const linh = await signUp(host);
    const gone = { password_hash: null, google_sub: randomUUID() };
    await host.ctx.db.updateTable('accounts').set(gone).where('email', '=', linh.email).execute();
    expect(await profile(linh.token)).toMatchObject({ hasPassword: false, google: true });
    expect((await logIn(host, linh.email)).code).toBe('credentials_wrong');
    await forgot(linh.email);
    await reset(await mailed(linh.email, 'reset-password'), another);
    const back = (await logIn(host, linh.email, another)).data;
    expect(await profile(back.accessToken)).toMatchObject({ hasPassword: true, google: true });
  });
});

describe('the password', () => {
  const change = (token: string, current: string, word: string) =>
    host.call('POST', '/v1/users/me/password', { token, body: { current, password: word } });

  test('is changed with the old one; this device stays, every other is logged out', async () => {
    const linh = await signUp(host);
    const phone = (await logIn(host, linh.email)).data;
    await forgot(linh.email);
    const token = await mailed(linh.email, 'reset-password');
    expect(await change(linh.token, 'wrongword1', another)).toMatchObject({
      status: 400,
      code: 'password_wrong',
      fields: { current: 'password_wrong' },
    });
    expect((await change(linh.token, password, another)).status).toBe(200);
    expect((await me(linh.token)).status).toBe(200);
    expect((await refresh(host, linh.tokens)).status).toBe(200);
    expect((await me(phone.accessToken)).status).toBe(401);
    expect((await refresh(host, phone)).status).toBe(401);
    expect((await reset(token, password)).code, 'old links end too').toBe('token_invalid');
    expect((await logIn(host, linh.email, another)).status).toBe(200);
  });

  test('cannot be guessed from a device that was left logged in', async () => {
    const linh = await signUp(host);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => change(linh.token, 'guess-1234', another)),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = await change(linh.token, password, another);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.headers.get('retry-after')).toBe('600');
  });
});

describe('the address', () => {
  const change = (token: string, email: string, word = password) =>
    host.call<Profile>('POST', '/v1/users/me/email', { token, body: { email, password: word } });
  const fresh = () => `new-${randomUUID().slice(0, 8)}@people.example`;

  test('holds once it is confirmed from there; the old one is told at once', async () => {
    const linh = await signUp(host);
    const next = fresh();
    expect(await change(linh.token, next, 'wrongword1')).toMatchObject({ code: 'password_wrong' });
    const asked = await change(linh.token, next.toUpperCase());
    expect(asked.data).toMatchObject({ email: linh.email, pendingEmail: next });
    const [notice] = await messages(host, linh.email, 'address-changing');
    expect(notice?.text).toContain(next);
    expect((await logIn(host, next)).status).toBe(401);

    const token = await mailed(next, 'confirm-new-address');
    expect((await confirm(token)).data).toEqual({ email: next });
    expect(await profile(linh.token)).toMatchObject({ email: next, pendingEmail: null });
    expect((await confirm(token)).data, 'a second click').toEqual({ email: next });
    expect((await logIn(host, next)).status).toBe(200);
    expect((await logIn(host, linh.email)).status).toBe(401);
  });

  test('a later wish replaces an earlier one, and the address one has takes it back', async () => {
    const linh = await signUp(host);
    const [first, second] = [fresh(), fresh()];
    await change(linh.token, first);
    const early = await mailed(first, 'confirm-new-address');
    await change(linh.token, second);
    const superseded = await mailed(second, 'confirm-new-address');
    expect((await confirm(early)).code).toBe('token_invalid');
    expect((await change(linh.token, linh.email)).data.pendingEmail).toBeNull();
    expect((await confirm(superseded)).code).toBe('token_invalid');
    expect((await profile(linh.token)).email).toBe(linh.email);
  });

  test('of somebody else is answered as any other, and its owner alone is told', async () => {
    const [linh, mina] = [await signUp(host), await signUp(host)];
    const free = await change(linh.token, fresh());
    const taken = await change(linh.token, mina.email);
    expect(taken.status).toBe(200);
    expect({ ...(taken.data as object), pendingEmail: null }).toEqual({
      ...(free.data as object),
      pendingEmail: null,
    });
    const told = (await messages(host, mina.email, '')).map(({ kind }) => kind);
    expect(told).toContain('address-in-use');
    expect(told, 'no link to confirm leaves').not.toContain('confirm-new-address');
    const again = await host.call('POST', '/v1/auth/resend-confirmation', { token: linh.token });
    expect(again.status).toBe(200);
    expect((await profile(linh.token)).email).toBe(linh.email);
  });

  test('of somebody who took it after the wish is not given', async () => {
    const linh = await signUp(host);
    const wanted = fresh();
    await change(linh.token, wanted);
    const token = await mailed(wanted, 'confirm-new-address');
    await signUp(host, { email: wanted });
    expect(await confirm(token)).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await profile(linh.token)).email).toBe(linh.email);
  });

  test('a new password stops a change that somebody else has asked for', async () => {
    const linh = await signUp(host);
    const wanted = fresh();
    await change(linh.token, wanted);
    const token = await mailed(wanted, 'confirm-new-address');
    await forgot(linh.email);
    await reset(await mailed(linh.email, 'reset-password'), another);
    expect((await confirm(token)).code).toBe('token_invalid');
  });
});

describe('what one wants to hear', () => {
  test('consents are given and taken back with version and time', async () => {
    const linh = await signUp(host, { consents: { terms: true, privacy: true, marketing: true } });
    const said = async (notifications: object) =>
      host.call<Profile>('POST', '/v1/users/me/profile', {
        token: linh.token,
        body: {
          firstName: 'Linh',
          lastName: 'Nguyễn',
          phoneCountry: '+84',
          phone: '912345678',
          notifications,
        },
      });
    const first = { receipt: true, marketing: false, sms: false, push: true };
    expect((await said(first)).data.notifications).toEqual(first);
    await said(first);
    host.clock.forward(DAY);
    const fresh = { ...linh, token: (await logIn(host, linh.email)).data.accessToken };
    linh.token = fresh.token;
    const second = { receipt: true, marketing: true, sms: true, push: false };
    expect((await said(second)).data.notifications).toEqual(second);

    const consents = await host.ctx.db
      .selectFrom('consents')
      .innerJoin('accounts', 'accounts.id', 'consents.account_id')
      .select(['kind', 'withdrawn_at'])
      .where('email', '=', linh.email)
      .orderBy('given_at')
      .execute();
    const marketing = consents.filter(({ kind }) => kind === 'marketing');
    expect(marketing.map(({ withdrawn_at: at }) => at !== null)).toEqual([true, false]);
    expect(consents.filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
  });
});

describe('devices', () => {
  const devices = (token: string) => host.call<Device[]>('GET', '/v1/users/me/devices', { token });
  const logOut = (token: string, id: string) =>
    host.call<Device[]>('DELETE', `/v1/users/me/devices/${id}`, { token });

  test('are listed with name and time, and logged out one by one', async () => {
    const linh = await signUp(host);
    host.clock.forward(MINUTE);
    const phone = (await logIn(host, linh.email, password, { 'user-agent': 'Her phone' })).data;
    const { data } = await devices(phone.accessToken);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ userAgent: 'Her phone', ip: '127.0.0.1', current: true });
    expect(data[1]).toMatchObject({ current: false });

    host.clock.forward(MINUTE);
    const renewed = (await refresh(host, linh.tokens)).data;
    const seen = (await devices(renewed.accessToken)).data.find(({ current }) => current);
    expect(Date.parse(seen!.lastSeenAt) - Date.parse(seen!.loggedInAt)).toBe(2 * MINUTE);

    const left = await logOut(renewed.accessToken, data[0]!.id);
    expect(left.data.map(({ current }) => current)).toEqual([true]);
    expect((await me(phone.accessToken)).status, 'at once').toBe(401);
    expect((await refresh(host, phone)).status).toBe(401);
  });

  test('of others are out of reach', async () => {
    const [linh, mina] = [await signUp(host), await signUp(host)];
    const [hers] = (await devices(mina.token)).data;
    for (const id of [hers!.id, randomUUID(), 'nothing'])
      expect(await logOut(linh.token, id)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await me(mina.token)).status).toBe(200);
  });

  test('are logged out everywhere, this one too', async () => {
    const linh = await signUp(host);
    const phone = (await logIn(host, linh.email)).data;
    const out = await host.call('DELETE', '/v1/users/me/devices', { token: linh.token });
    expect(out.status).toBe(200);
    for (const { accessToken } of [linh.tokens, phone]) expect((await me(accessToken)).status).toBe(401);
    expect((await refresh(host, linh.tokens)).status).toBe(401);
  });

  test('are forgotten once they have been away too long to be logged in', async () => {
    const linh = await signUp(host);
    host.clock.forward(30 * DAY);
    await runJobs(host.ctx);
    const { id } = await host.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', linh.email)
      .executeTakeFirstOrThrow();
    for (const table of ['devices', 'refresh_tokens'] as const) {
      const rows = await host.ctx.db.selectFrom(table).select('id').where('account_id', '=', id).execute();
      expect(rows).toEqual([]);
    }
  });
});

describe('leaving', () => {
  const deletion = async (token: string) =>
    (await host.call<Deletion>('GET', '/v1/users/me/deletion', { token })).data;
  const leave = (token: string) => host.call('DELETE', '/v1/users/me', { token });
  const exported = async (token: string) =>
    (await host.call<Record<string, unknown>>('GET', '/v1/users/me/export', { token })).data;
  const again = async (linh: Member) => {
    linh.tokens = (await logIn(host, linh.email)).data;
    linh.token = linh.tokens.accessToken;
    return linh.token;
  };
  const asPerson = (linh: Member): Person => ({
    id: '',
    email: linh.email,
    token: linh.token,
    sessionId: '',
    role: 'member',
    name: 'Linh',
  });

  async function stayOf(linh: Member, nights: number) {
    await confirm(await mailed(linh.email, 'confirm-address'));
    const checkIn = addDays(new Date(host.clock.now()).toISOString().slice(0, 10), 3);
    const reservation = (
      await requestReservation(host, asPerson(linh), { houseId: await createHouse(host), checkIn, nights })
    ).data;
    return { ...reservation, checkIn, nights };
  }

  test('is refused while a stay is coming, runs, or is not paid for, and says which', async () => {
    const linh = await signUp(host);
    expect(await deletion(linh.token)).toEqual({ allowed: true, blockedBy: [] });
    const reservation = await stayOf(linh, 60);
    const blocked = (reason: string) => ({
      allowed: false,
      blockedBy: [{ reservationId: reservation.id, code: reservation.code, reason }],
    });
    expect(await deletion(linh.token), 'held').toEqual(blocked('upcoming'));
    await signReservation(host, await signingToken(host, asPerson(linh)));
    await payReservation(host, asPerson(linh), reservation);
    expect(await deletion(linh.token), 'confirmed').toEqual(blocked('upcoming'));
    expect(await leave(linh.token)).toMatchObject({ status: 409, code: 'account_in_use' });
    expect((await me(linh.token)).status, 'a refusal changes nothing').toBe(200);

    host.clock.forward(5 * DAY);
    expect(await deletion(await again(linh))).toEqual(blocked('running'));
    host.clock.forward(60 * DAY);
    expect(await deletion(await again(linh)), 'the second part is open').toEqual(blocked('unpaid'));
    expect((await leave(linh.token)).code).toBe('account_in_use');
    expect((await payReservation(host, asPerson(linh), reservation, 1)).status).toBe(200);
    expect(await deletion(linh.token), 'the deposit is still here').toEqual(blocked('deposit'));
    const own = async () =>
      (await host.call<Reservation>('GET', `/v1/reservations/${reservation.id}`, { token: linh.token })).data
        .deposit;
    const returnsBy = addDays(reservation.checkOut, 14);
    expect(await own()).toMatchObject({ state: 'to_return', amount: 500_000, returnsBy });
    const { data: past } = await host.call<OwnSummary[]>('GET', '/v1/reservations/past', {
      token: linh.token,
    });
    expect(past).toMatchObject([{ deposit: { state: 'to_return', returnsBy } }]);

    const boss = await person(host, { role: 'admin' });
    await host.call('POST', `/v1/admin/reservations/${reservation.id}/refund-deposit`, {
      token: boss.token,
      body: {},
    });
    expect(await deletion(linh.token), 'and on its way').toEqual(blocked('refund'));
    expect((await leave(linh.token)).code).toBe('account_in_use');
    await runJobs(host.ctx);
    expect((await own())?.state).toBe('settled');
    expect(await deletion(linh.token)).toEqual({ allowed: true, blockedBy: [] });
  });

  test('is refused while nobody knows what became of a payment', async () => {
    const linh = await signUp(host);
    const reservation = await stayOf(linh, 30);
    const { data: checkout } = await startPayment(host, asPerson(linh), reservation);
    const open = (status: 'confirming' | 'started', doubt: 'no_answer' | null) =>
      host.ctx.db
        .updateTable('payments')
        .set({ status, doubt, doubted_at: doubt && new Date(host.clock.now()) })
        .where('order_id', '=', checkout.orderId)
        .execute();
    await open('confirming', null);
    host.clock.forward(25 * HOUR);
    await again(linh);
    const blockedBy = [{ reservationId: reservation.id, code: reservation.code, reason: 'payment' }];
    expect(await deletion(linh.token)).toEqual({ allowed: false, blockedBy });
    await open('started', 'no_answer');
    expect(await deletion(linh.token)).toEqual({ allowed: false, blockedBy });
    await open('started', null);
    expect((await deletion(linh.token)).allowed).toBe(true);
  });

  test('a request that nobody signed and paid for keeps no one', async () => {
    const linh = await signUp(host);
    const reservation = await stayOf(linh, 30);
    host.clock.forward(25 * HOUR);
    expect((await deletion(await again(linh))).allowed, 'also before the job has come by').toBe(true);
    expect((await leave(linh.token)).status).toBe(200);
    const contract = await host.ctx.db
      .selectFrom('contracts')
      .select('id')
      .where('reservation_id', '=', reservation.id)
      .execute();
    expect(contract, 'a draft is no contract').toEqual([]);
    await runJobs(host.ctx);
    const stored = await host.ctx.db
      .selectFrom('reservations')
      .select(['status', 'account_id'])
      .where('id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ status: 'expired', account_id: null });
  });

  test('everything held can be taken along, and then it is erased but for contract and payments', async () => {
    const linh = await signUp(host, { consents: { terms: true, privacy: true, receipt: true } });
    const reservation = await stayOf(linh, 30);
    await signReservation(host, await signingToken(host, asPerson(linh)));
    await payReservation(host, asPerson(linh), reservation);
    host.clock.forward(40 * DAY);
    await settleDeposits(host, { token: await again(linh) });
    const review = {
      id: randomUUID(),
      reservation_id: reservation.id,
      house_id: reservation.houseId,
      author: 'Linh',
      facilities: 5,
      communication: 5,
      community: 5,
      location: 5,
      comment: 'Warm floors.',
      private_comment: 'The lamp flickers.',
      country: 'VN',
      university: 'yonsei' as const,
      created_at: new Date(host.clock.now()),
    };
    await host.ctx.db.insertInto('reviews').values(review).execute();
    await forgot(linh.email);
    const secret = await mailed(linh.email, 'reset-password');

    const all = await exported(linh.token);
    expect(Object.keys(all).toSorted()).toEqual([
      'account',
      'automaticPayments',
      'availabilityAlerts',
      'checkOuts',
      'consents',
      'contracts',
      'devices',
      'events',
      'exportedAt',
      'favourites',
      'knownBrowsers',
      'messages',
      'paymentLinks',
      'payments',
      'refundAccounts',
      'reservations',
      'residenceCertificates',
      'reviews',
      'tickets',
    ]);
    expect(all).toMatchObject({
      account: { email: linh.email, birthDate: '2003-04-05', phone: '912345678' },
      reservations: [
        { code: reservation.code, occupants: [{ firstName: 'Linh' }], price: { total: 1_400_000 } },
      ],
      payments: [
        { reservation: reservation.code, amount: 1_400_000, status: 'paid', refunds: [{ amount: 500_000 }] },
      ],
      contracts: [{ reservation: reservation.code, status: 'signed' }],
      reviews: [{ comment: 'Warm floors.', privateComment: 'The lamp flickers.', country: 'VN' }],
    });
    const text = JSON.stringify(all);
    expect(text).toContain('Set a new password');
    expect(text).toContain('"kind":"signed"');
    expect(text, 'no keys in it').not.toContain(secret);
    expect(text).not.toContain('argon2');

    const { id } = await host.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', linh.email)
      .executeTakeFirstOrThrow();
    const at = new Date(host.clock.now());
    const alert = (kind: 'refund-stuck' | 'stay-moved') => ({
      id: randomUUID(),
      key: `${kind}:${reservation.id}`,
      channel: 'email' as const,
      account_id: null,
      recipient: 'staff@people.example',
      language: 'ko' as const,
      subject: 'Staff',
      content: null,
      kind,
      reservation_id: reservation.id,
      created_at: at,
      next_attempt_at: at,
      sent_at: at,
    });
    await host.ctx.db
      .insertInto('outbox')
      .values([alert('refund-stuck'), alert('stay-moved')])
      .execute();
    expect((await leave(linh.token)).status).toBe(200);
    expect((await me(linh.token)).status, 'the token stops at once').toBe(401);
    expect((await refresh(host, linh.tokens)).status).toBe(401);
    expect((await logIn(host, linh.email)).status).toBe(401);

    const { db } = host.ctx;
    expect(await db.selectFrom('accounts').select('id').where('id', '=', id).execute()).toEqual([]);
    for (const table of [
      'consents',
      'devices',
      'known_devices',
      'refresh_tokens',
      'email_tokens',
      'outbox',
    ] as const)
      expect(await db.selectFrom(table).select('id').where('account_id', '=', id).execute()).toEqual([]);
    const about = db.selectFrom('outbox').select('kind').where('reservation_id', '=', reservation.id);
    expect(await about.execute(), 'what tells staff of money stays').toEqual([{ kind: 'refund-stuck' }]);
    const occupants = db.selectFrom('occupants').select('email').where('reservation_id', '=', reservation.id);
    expect(await occupants.execute()).toEqual([]);
    const contract = await db
      .selectFrom('contracts')
      .innerJoin('documents', 'documents.id', 'contracts.signed_document_id')
      .innerJoin('contract_signers as s', 's.contract_id', 'contracts.id')
      .select(['contracts.status', 's.name as signer'])
      .where('reservation_id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    expect(contract).toEqual({ status: 'signed', signer: 'Nguyễn Linh' });
    const payments = await db
      .selectFrom('payments')
      .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
      .select('payments.status')
      .where('instalments.reservation_id', '=', reservation.id)
      .execute();
    expect(payments).toEqual([{ status: 'paid' }]);
    const told = await db
      .selectFrom('reviews')
      .select(['author', 'comment', 'country', 'university'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(told).toEqual({
      author: '익명 Anonymous',
      comment: 'Warm floors.',
      country: null,
      university: null,
    });

    await runJobs(host.ctx);
    const farewell = await messages(host, linh.email, '');
    expect(farewell.map(({ subject }) => subject)).toEqual(['Your Ondol account is deleted']);
    expect(farewell[0]?.sent_at).not.toBeNull();
    expect(farewell[0]?.text, 'it tells of all that stays').toContain(`for ${recordYears} years`);
    expect(farewell[0]?.text).toContain('Reviews that you made public stay, without your name');
    host.clock.forward(25 * HOUR);
    await runJobs(host.ctx);
    expect(await messages(host, linh.email, ''), 'then that is gone too').toEqual([]);
    const newcomer = await signUp(host, { email: linh.email });
    const nothing = { reservations: [], payments: [], contracts: [], reviews: [] };
    expect(await exported(newcomer.token), 'and who comes back is somebody new').toMatchObject(nothing);
  });

  test('an export holds nothing of anyone else, not even of whoever had the address or number before', async () => {
    const linh = await signUp(host);
    const moved = `moved-${randomUUID().slice(0, 8)}@people.example`;
    await host.call('POST', '/v1/users/me/email', { token: linh.token, body: { email: moved, password } });
    await confirm(await mailed(moved, 'confirm-new-address'));
    const mina = await signUp(host, { email: linh.email, firstName: 'Mina' });
    const all = await exported(mina.token);
    expect(all['messages']).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('Linh');
    expect(JSON.stringify(await exported(linh.token))).toContain('about to change');
  });
});
