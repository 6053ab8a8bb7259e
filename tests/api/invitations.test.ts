import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Invitation } from '#contract/contacts/invitations.ts';
import type { OwnSummary } from '#contract/reservations/reservations.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { runJobs } from '#server/jobs.ts';
import { eraseInvited } from '#server/modules/accounts/jobs.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { logIn, password, refresh, signUp, signUpForm } from '#tests/kit/accounts.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  signingTokens,
  signReservation,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});
const asBoss = async <T>(method: string, path: string, body?: unknown) =>
  host.call<T>(method, path, { token: await tokenNow(host, boss), ...(body ? { body } : {}) });

const invitee = (changes: object = {}) => ({
  firstName: 'Minh',
  lastName: 'Trần',
  email: `minh-${randomUUID().slice(0, 8)}@people.example`,
  phoneCountry: '+84',
  phone: '912345678',
  language: 'en',
  ...changes,
});
const book = async (who: object, houseId?: string, dates: Partial<Wish> = {}) => {
  const { consents: _, ...wish } = wishBody({ ...dates, houseId: houseId ?? (await createHouse(host)) });
  return asBoss<AdminReservationDetail>('POST', '/v1/admin/reservations?isInternational=false', {
    ...wish,
    ...who,
  });
};
const tokensOf = async (email: string) =>
  (await messages(host, email, ''))
    .map(({ text }) => /auth\/signup\?token=([\w-]+)/.exec(text)?.[1])
    .filter((token) => token !== undefined);
const lastToken = async (email: string) => (await tokensOf(email)).at(-1) ?? '';
const read = (token: string) => host.call<Invitation>('POST', '/v1/invitations', { body: { token } });
const accept = (token: string, changes: object = {}) => {
  const { email: _, ...own } = signUpForm({ firstName: 'Minh', lastName: 'Trần', ...changes });
  return host.call<TokenPair>('POST', '/v1/invitations/accept', { body: { token, ...own } });
};
const consentsOf = async (accountId: string | null) =>
  host.ctx.db.selectFrom('consents').select('kind').where('account_id', '=', accountId!).execute();
const invite = (id: string) => {
  host.clock.forward(1000);
  return asBoss('POST', `/v1/admin/reservations/${id}/invitation`);
};

describe('a stay that is held for somebody without an account', () => {
  it('waits for them: they read who asks, choose a password and agree themselves, once', async () => {
    const who = invitee();
    const { status, data: held } = await book({ invitee: who });
    expect(status).toBe(200);
    expect(held).toMatchObject({
      status: 'requested',
      memberEmail: who.email,
      memberInvited: true,
      invitationOpen: true,
    });
    expect(await consentsOf(held.memberId), 'nobody agrees in their name').toEqual([]);
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_id', '=', held.id)
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { action: 'reservation-requested' },
      { action: 'member-invited', after: { email: who.email } },
    ]);
    const mail = (await messages(host, who.email, '')).find(({ text }) => text.includes('auth/signup'));
    expect(mail?.text).toContain('The Trial House');
    expect(mail?.text, 'in their language').toContain('Make my account');

    const token = await lastToken(who.email);
    expect((await read(token)).data).toMatchObject({
      email: who.email,
      firstName: 'Minh',
      reservations: [{ id: held.id, code: held.code }],
    });
    expect(await logIn(host, who.email), 'there is no password yet').toMatchObject({ status: 401 });
    expect(await accept(token, { consents: { terms: true, privacy: false } })).toMatchObject({ status: 400 });
    const made = await accept(token);
    expect(made.status).toBe(200);
    const own = await host.call<OwnSummary[]>('GET', '/v1/reservations/upcoming', {
      token: made.data.accessToken,
    });
    expect(own.data.map(({ id }) => id)).toEqual([held.id]);
    expect((await consentsOf(held.memberId)).map(({ kind }) => kind).toSorted()).toEqual([
      'privacy',
      'terms',
    ]);
    expect((await logIn(host, who.email, password)).status).toBe(200);
    expect(await accept(token), 'it works once').toMatchObject({ code: 'token_invalid' });
    expect((await read(token)).status).toBe(400);
    expect(await invite(held.id)).toMatchObject({ code: 'invitation_over' });
    expect((await asBoss<AdminUserDetail>('GET', `/v1/admin/users/${held.memberId}`)).data).toMatchObject({
      invitedAt: null,
      emailConfirmed: true,
    });
  });

  it('is that of the account where the address has one, which is not invited', async () => {
    const known = await person(host);
    const { data } = await book({ invitee: invitee({ email: known.email.toUpperCase() }) });
    expect(data).toMatchObject({ memberId: known.id, memberInvited: false, invitationOpen: false });
    expect(await tokensOf(known.email)).toEqual([]);
    expect(await invite(data.id)).toMatchObject({ code: 'invitation_over' });
  });

  it('is read by nobody who signed up with an address that is not theirs', async () => {
    const stranger = await signUp(host, { firstName: 'Stranger' });
    const { data: held } = await book({ invitee: invitee({ email: stranger.email }) });
    expect(held).toMatchObject({ memberInvited: true, memberName: 'Trần Minh' });
    const own = (token: string) => host.call<OwnSummary[]>('GET', '/v1/reservations/upcoming', { token });
    expect((await own(stranger.token)).status).toBe(401);
    expect((await logIn(host, stranger.email)).status).toBe(401);
    expect((await refresh(host, stranger.tokens)).status).toBe(401);
    const made = await accept(await lastToken(stranger.email), { password: 'warmfloor2' });
    expect((await own(made.data.accessToken)).data.map(({ id }) => id)).toEqual([held.id]);
    expect((await logIn(host, stranger.email)).status).toBe(401);
  });

  it('is held once where two book for the same person at the same moment', async () => {
    const who = invitee();
    const houses = [await createHouse(host), await createHouse(host)];
    const both = await Promise.all(houses.map((houseId) => book({ invitee: who }, houseId)));
    const answers = both.map(({ status, code }) => code ?? status);
    expect(answers.toSorted(), 'whose address is not confirmed has one hold').toEqual([
      200,
      'holds_unconfirmed',
    ]);
    expect((await read(await lastToken(who.email))).status).toBe(200);
  });

  it('shows all that is held, and opens until the last of it is settled', async () => {
    const who = invitee();
    const { data: long } = await book({ invitee: who }, undefined, { checkIn: '2026-12-01', nights: 60 });
    const transfer = { amount: long.payments[0]!.amount, receivedOn: '2026-11-21', reference: 'TRAN MINH' };
    await asBoss(
      'POST',
      `/v1/admin/reservations/${long.id}/payments/${long.payments[0]!.id}/transfer`,
      transfer,
    );
    const [link] = await signingTokens(host, long);
    expect(
      (await signReservation(host, link!)).status,
      'whoever signs by the mailed link has proved the address',
    ).toBe(200);
    host.clock.forward(1000);
    const { data: short } = await book({ invitee: who }, undefined, { checkIn: '2026-11-23', nights: 7 });
    const token = await lastToken(who.email);
    const held = async () => {
      const { data, code } = await read(token);
      return data?.reservations.map((reservation) => reservation.code).toSorted() ?? code;
    };
    expect(await held()).toEqual([long.code, short.code].toSorted());
    // The shorter one is over by then, the deposit of the longer one not.
    host.clock.set('2027-02-05T01:00:00Z');
    expect(await held()).toEqual([long.code]);
    expect((await accept(token)).status).toBe(200);
  });

  it('opens as long as money goes back, with a link sent again after the check-out too', async () => {
    const who = invitee();
    const { data: stay } = await book({ invitee: who }, undefined, { checkIn: '2026-12-01', nights: 30 });
    const [first] = stay.payments;
    const received = { amount: first!.amount, receivedOn: '2026-11-21', reference: 'TRAN MINH DEC' };
    const path = `/v1/admin/reservations/${stay.id}`;
    expect((await asBoss('POST', `${path}/payments/${first!.id}/transfer`, received)).status).toBe(200);
    const [link] = await signingTokens(host, stay);
    expect((await signReservation(host, link!)).status).toBe(200);
    const token = await lastToken(who.email);
    // Four months after it was promised, the deposit has still not been returned.
    host.clock.set('2027-05-15T01:00:00Z');
    expect(await read(token)).toMatchObject({ data: { reservations: [{ id: stay.id }] } });
    expect((await invite(stay.id)).status).toBe(200);
    expect(await lastToken(who.email)).not.toBe(token);
    const settled = await asBoss('POST', `${path}/refund-deposit?expectedRefund=${stay.price.deposit}`, {});
    expect(settled.status).toBe(200);
    const onItsWay = await read(await lastToken(who.email));
    expect(onItsWay).toMatchObject({ data: { reservations: [{ id: stay.id }] } });
    expect((await invite(stay.id)).status).toBe(200);
  });

  it('leaves nobody behind where it is refused, or nobody is named', async () => {
    const houseId = await createHouse(host);
    await book({ invitee: invitee() }, houseId);
    const loser = invitee();
    expect(await book({ invitee: loser }, houseId)).toMatchObject({ code: 'dates_taken' });
    const none = await host.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', loser.email)
      .execute();
    expect(none).toEqual([]);
    expect(await tokensOf(loser.email)).toEqual([]);
    expect(await book({})).toMatchObject({ code: 'member_required' });
    expect(await book({ invitee: invitee({ email: 'minh' }) })).toMatchObject({ code: 'email_invalid' });
  });

  it('is told again with a fresh link, so often a day, and also to whoever asks for a new password', async () => {
    const who = invitee();
    const { data: held } = await book({ invitee: who });
    const first = await lastToken(who.email);
    expect((await invite(held.id)).status).toBe(200);
    const second = await lastToken(who.email);
    expect(second).not.toBe(first);
    expect(await read(first), 'the one before opens nothing').toMatchObject({ code: 'token_invalid' });
    expect((await read(second)).status).toBe(200);
    for (let times = 2; times < 5; times += 1) expect((await invite(held.id)).status).toBe(200);
    expect(await invite(held.id)).toMatchObject({ code: 'too_many_requests' });

    host.clock.forward(1000);
    await host.call('POST', '/v1/auth/forgot-password', { body: { email: who.email } });
    await runJobs(host.ctx);
    expect((await messages(host, who.email, '')).some(({ text }) => text.includes('/auth/reset'))).toBe(
      false,
    );
    expect((await accept(await lastToken(who.email))).status).toBe(200);
  });

  it('is held though the address was mailed as often as it may be that day', async () => {
    const who = invitee();
    for (let times = 0; times < 5; times += 1)
      await spendAllowance(host.ctx, 'invitationsOfAddress', who.email);
    host.clock.forward(hours(2));
    const { status, data: held } = await book({ invitee: who });
    expect({ status, invited: held.memberInvited }).toEqual({ status: 200, invited: true });
    expect(await tokensOf(who.email)).toEqual([]);
    host.clock.forward(hours(23));
    expect((await invite(held.id)).status).toBe(200);
    expect((await read(await lastToken(who.email))).status).toBe(200);
  });

  it('ends with the hold, and a week later nothing of the person is here', async () => {
    const who = invitee();
    const { data: held } = await book({ invitee: who });
    const token = await lastToken(who.email);
    host.clock.forward(hours(25));
    expect(await read(token)).toMatchObject({ code: 'invitation_over' });
    expect(await accept(token)).toMatchObject({ code: 'invitation_over' });
    await runJobs(host.ctx);
    expect(await invite(held.id)).toMatchObject({ code: 'invitation_over' });
    const account = () =>
      host.ctx.db.selectFrom('accounts').select('id').where('email', '=', who.email).executeTakeFirst();
    expect(await account(), 'they may phone again').toBeDefined();
    host.clock.forward(hours(7 * 24));
    await runJobs(host.ctx);
    expect(await account()).toBeUndefined();
    expect(
      (await asBoss<AdminReservationDetail>('GET', `/v1/admin/reservations/${held.id}`)).data,
    ).toMatchObject({ status: 'expired', memberId: null, memberEmail: null });
  });

  it('leaves an account to whoever forgot the password, though the hold has ended', async () => {
    const who = invitee();
    await book({ invitee: who });
    host.clock.forward(hours(25));
    await host.call('POST', '/v1/auth/forgot-password', { body: { email: who.email } });
    await runJobs(host.ctx);
    const token = await lastToken(who.email);
    expect((await read(token)).data.reservations).toEqual([]);
    expect(
      await host.call('POST', '/v1/auth/reset-password', { body: { token, password } }),
      'nobody has a password before they agree',
    ).toMatchObject({ code: 'token_invalid' });
    expect((await accept(token)).status).toBe(200);
    expect((await logIn(host, who.email)).status).toBe(200);
    expect(await accept(token), 'it works once').toMatchObject({ code: 'token_invalid' });
  });

  it('is erased also where that of somebody before fails', async () => {
    const invited = [(await book({ invitee: invitee() })).data, (await book({ invitee: invitee() })).data];
    const [first = '', second = ''] = invited.map(({ memberId }) => memberId ?? '').toSorted();
    host.clock.forward(hours(25));
    await runJobs(host.ctx);
    host.clock.forward(hours(7 * 24));
    const stuck: PersonalData = {
      exported: async () => ({}),
      erase: async (_, { accountId }) => {
        if (accountId === first) throw new Error('The disk is full');
      },
    };
    const ctx = { ...host.ctx, personalData: [...host.ctx.personalData, stuck] };
    await expect(eraseInvited(ctx)).rejects.toThrow(AggregateError);
    const left = await host.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [first, second])
      .execute();
    expect(left).toEqual([{ id: first }]);
  });
});
