import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { RefundAccount, RefundAccountState } from '#contract/reservations/refund-accounts.ts';
import { refundAccounts as policy } from '#contract/rules/paying/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { finishRefund } from '#server/modules/payments/refunds.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hours, messages, minutes, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { someoneWithACancelledTransfer } from '#tests/kit/transfers.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const domestic: RefundAccount = {
  scope: 'domestic',
  bank: '088',
  number: '110123456789',
  holder: '응우옌린',
};
const abroad: RefundAccount = {
  scope: 'abroad',
  country: 'DE',
  bankName: 'Commerzbank',
  swift: 'COBADEFFXXX',
  number: 'DE89370400440532013000',
  holder: 'NGUYEN THI LINH',
  address: '12 Hang Bac, Hanoi',
};

type Stay = { id: string };

const ask = async <T = RefundAccountState>(who: Person, method: string, path: string, body?: object) =>
  host.call<T>(method, path, { token: await tokenNow(host, who), ...(body && { body }) });
const accountOf = (reservation: Stay) => `/v1/reservations/${reservation.id}/refund-account`;
const adminPath = (reservation: Stay, rest = '') => `/v1/admin/reservations/${reservation.id}${rest}`;
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });
const detail = async (boss: Person, reservation: Stay) =>
  (await ask<AdminReservationDetail>(boss, 'GET', adminPath(reservation))).data;
const send = (boss: Person, reservation: Stay, refundId: string, reference = 'ONDOL 1') =>
  ask<null>(boss, 'POST', adminPath(reservation, `/refunds/${refundId}/sent`), { reference });
const take = (boss: Person, reservation: Stay, refundId: string, body: object = { providerChecked: true }) =>
  ask<null>(boss, 'POST', adminPath(reservation, `/refunds/${refundId}/by-hand`), body);
const storedOf = (reservation: Stay) =>
  host.ctx.db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('reservation_id', '=', reservation.id)
    .execute();
const audited = (reservation: Stay) =>
  host.ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', reservation.id)
    .orderBy('id')
    .execute();
const askedOf = (who: Person) => messages(host, who.email, ':refund-account:');

async function someoneWithATransfer() {
  const boss = await admin();
  const { who, reservation } = await someoneWithACancelledTransfer(host, boss, { checkIn: '2027-02-01' });
  const [refundId] = (await detail(boss, reservation)).refundsToSend;
  return { boss, who, reservation, refundId: refundId! };
}

/** Creates a person with a cancelled stay whose provider has failed to refund `attempts` times; `mend` ends the failures. */
async function someoneWithAFailingRefund(attempts: number = policy.failedAttempts) {
  const boss = await admin();
  const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-01' });
  const gateway = host.ctx.gateways.domestic;
  const usual = gateway.refund;
  const asked: string[] = [];
  gateway.refund = ({ idempotencyKey }) => {
    asked.push(idempotencyKey);
    return Promise.reject(new Error('The period for cancelling is over'));
  };
  const mend = () => void (gateway.refund = usual);
  await ask(who, 'DELETE', `/v1/reservations/${reservation.id}/cancel`);
  for (let tries = 0; tries < attempts; tries += 1) {
    await runJobs(host.ctx).catch(() => undefined);
    if (tries < attempts - 1) clock.forward(hours(1));
  }
  const { refunds } = await detail(boss, reservation);
  const refundId = refunds[0]!.id;
  /** Counts the provider calls for this refund only, because refunds of other tests may still be open. */
  const times = () => asked.filter((key) => key === refundId).length;
  return { boss, who, reservation, refundId, times, mend, usual };
}

const rowOf = (refundId: string) =>
  host.ctx.db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow();

describe('the account for refunds of a stay', () => {
  it('is entered by the stay’s member alone, stored encrypted, and shown masked', async () => {
    const { who, reservation } = await someoneWithATransfer();
    expect((await ask(who, 'GET', accountOf(reservation))).data).toEqual({ needed: true, account: null });
    const entered = await ask(who, 'PUT', accountOf(reservation), { ...domestic, number: '110-123-456789' });
    expect(entered.data).toEqual({
      needed: true,
      account: {
        scope: 'domestic',
        bank: '088',
        bankName: null,
        holder: '응우옌린',
        numberEnd: '6789',
        setAt: '2026-11-21T01:00:00.000Z',
      },
    });
    expect(entered.headers.get('cache-control')).toContain('no-store');
    const [row] = await storedOf(reservation);
    expect(host.ctx.cipher.isCurrent(row!.account)).toBe(true);
    for (const secret of ['110123456789', '응우옌린']) expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.parse(host.ctx.cipher.decrypt(row!.account))).toEqual(domestic);

    const other = await person(host);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await ask(other, method, accountOf(reservation), method === 'PUT' ? {} : undefined)).code).toBe(
        'not_found',
      );
    expect((await host.call('GET', accountOf(reservation))).code).toBe('unauthorized');

    const changed = await ask(who, 'PUT', accountOf(reservation), {
      ...abroad,
      number: 'de89 3704 0044 0532 0130 00',
    });
    expect(changed.data.account).toMatchObject({ bank: null, bankName: 'Commerzbank', numberEnd: '3000' });
    expect(await storedOf(reservation)).toHaveLength(1);
    for (const _ of [1, 2])
      expect((await ask(who, 'DELETE', accountOf(reservation))).data).toEqual({
        needed: true,
        account: null,
      });
    expect(await storedOf(reservation)).toEqual([]);
  });

  it('is refused field by field', async () => {
    const { who, reservation } = await someoneWithATransfer();
    const wrong = async (body: object) => (await ask(who, 'PUT', accountOf(reservation), body)).fields;
    expect(await wrong({ ...domestic, bank: '999', number: '12345', holder: ' ' })).toEqual({
      bank: 'bank_required',
      number: 'account_number_invalid',
      holder: 'text_required',
    });
    expect(
      await wrong({
        scope: 'abroad',
        country: 'KR',
        bankName: '',
        swift: 'COBADEFFX',
        number: 'DE89370400440532013001',
        holder: 'Nguyễn Linh',
        address: 'x'.repeat(141),
      }),
    ).toEqual({
      country: 'country_required',
      bankName: 'text_required',
      swift: 'swift_invalid',
      number: 'account_number_invalid',
      holder: 'latin_required',
      address: 'text_too_long',
    });
    expect((await ask(who, 'PUT', accountOf(reservation), { scope: 'elsewhere' })).status).toBe(400);
    expect(await storedOf(reservation)).toEqual([]);
  });

  it('is asked for by mail, once, and can be entered only while a refund waits for it', async () => {
    const { boss, who, reservation, refundId } = await someoneWithATransfer();
    for (const _ of [1, 2]) await runJobs(host.ctx);
    expect(await askedOf(who)).toMatchObject([
      { text: expect.stringContaining(`/mypage/${reservation.id}`) },
    ]);
    const waits = async () =>
      (await ask<Reservation>(who, 'GET', `/v1/reservations/${reservation.id}`)).data.refunds[0]
        ?.waitsForAccount;
    expect(await waits(), 'no day can be told').toBe(true);
    await ask(who, 'PUT', accountOf(reservation), domestic);
    expect(await waits()).toBe(false);
    expect((await send(boss, reservation, refundId)).status).toBe(200);
    expect((await ask(who, 'GET', accountOf(reservation))).data.needed).toBe(false);
    expect((await ask(who, 'PUT', accountOf(reservation), domestic)).code).toBe('refund_account_not_needed');
    const [told] = await messages(host, who.email, ':returned:');
    expect(told!.text).toMatch(/bank account|계좌/);

    const { who: whole, reservation: paid } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-02-01',
    });
    await ask(whole, 'DELETE', `/v1/reservations/${paid.id}/cancel`);
    await runJobs(host.ctx);
    expect(await askedOf(whole)).toEqual([]);
    expect((await ask(whole, 'PUT', accountOf(paid), domestic)).code).toBe('refund_account_not_needed');
  });

  it('is read by administrators while they have to send money, each reading on record without the account', async () => {
    const { boss, who, reservation, refundId } = await someoneWithATransfer();
    const read = () => ask<RefundAccount | null>(boss, 'GET', adminPath(reservation, '/refund-account'));
    expect((await read()).data).toBeNull();
    expect((await audited(reservation)).map(({ action }) => action)).not.toContain('refund-account-read');
    await ask(who, 'PUT', accountOf(reservation), abroad);
    expect((await read()).data).toEqual(abroad);
    const entry = (await audited(reservation)).find(({ action }) => action === 'refund-account-read');
    expect(entry).toMatchObject({ actor_account_id: boss.id, before: null, after: null });
    expect((await ask(who, 'GET', adminPath(reservation, '/refund-account'))).code).toBe('forbidden');
    await send(boss, reservation, refundId);
    expect((await read()).code).toBe('refund_account_not_needed');
  });

  it('is told its owner in full, and deleted with the account and some days after the last refund', async () => {
    const { boss, who, reservation, refundId } = await someoneWithATransfer();
    await ask(who, 'PUT', accountOf(reservation), domestic);
    const exported = await ask<object>(who, 'GET', '/v1/users/me/export');
    expect(JSON.stringify(exported)).toContain('110123456789');
    clock.forward(hours(24 * (policy.retainedDays + 1)));
    await runJobs(host.ctx);
    expect(await storedOf(reservation), 'the refund still waits').toHaveLength(1);
    await send(boss, reservation, refundId);
    clock.forward(hours(24 * policy.retainedDays - 1));
    await runJobs(host.ctx);
    expect(await storedOf(reservation)).toHaveLength(1);
    clock.forward(hours(2));
    await runJobs(host.ctx);
    expect(await storedOf(reservation)).toEqual([]);
  });

  it('goes with the account of its member', async () => {
    const { boss, who, reservation, refundId } = await someoneWithATransfer();
    await ask(who, 'PUT', accountOf(reservation), domestic);
    await send(boss, reservation, refundId);
    const gone = await ask<null>(who, 'DELETE', '/v1/users/me');
    expect(gone.status, gone.errorMessage).toBe(200);
    expect(await storedOf(reservation)).toEqual([]);
  });
});

describe('a refund that its provider cannot carry out', () => {
  it('wants an account after so many attempts, not before', async () => {
    const { boss, who, reservation, refundId, mend } = await someoneWithAFailingRefund(
      policy.failedAttempts - 1,
    );
    expect(await detail(boss, reservation)).toMatchObject({ refundsToSend: [], refundsFailing: [] });
    expect(await askedOf(who)).toEqual([]);
    expect((await take(boss, reservation, refundId)).code).toBe('refund_under_way');
    expect((await send(boss, reservation, refundId)).code).toBe('not_found');
    clock.forward(hours(1));
    await runJobs(host.ctx).catch(() => undefined);
    expect(await askedOf(who)).toHaveLength(1);
    expect(await detail(boss, reservation)).toMatchObject({ refundsToSend: [], refundsFailing: [refundId] });
    mend();
  });

  it('is taken over before it is sent, and its provider is asked no more', async () => {
    const { boss, who, reservation, refundId, times, mend } = await someoneWithAFailingRefund();
    clock.forward(minutes(policy.quietMinutes));
    expect(await take(boss, reservation, refundId, { providerChecked: false })).toMatchObject({
      fields: { providerChecked: 'provider_check_required' },
    });
    expect((await send(boss, reservation, refundId)).code, 'not taken over').toBe('not_found');
    for (const _ of [1, 2]) expect((await take(boss, reservation, refundId)).status).toBe(200);
    expect(await detail(boss, reservation)).toMatchObject({ refundsToSend: [refundId], refundsFailing: [] });
    const before = times();
    clock.forward(hours(2));
    await runJobs(host.ctx).catch(() => undefined);
    expect(times()).toBe(before);
    for (const _ of [1, 2]) expect((await send(boss, reservation, refundId)).status).toBe(200);
    expect((await send(boss, reservation, refundId, 'ONDOL 2')).code).toBe('refund_made');
    expect(await rowOf(refundId)).toMatchObject({ status: 'done', provider_ref: 'ONDOL 1' });
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
    expect((await audited(reservation)).map(({ action }) => action)).toEqual(['refund-taken', 'refund-sent']);
    mend();
  });

  it('is not taken over while an attempt may be under way, nor attempted once it is: it goes back once', async () => {
    const { boss, reservation, refundId, mend, usual } = await someoneWithAFailingRefund();
    expect((await take(boss, reservation, refundId)).code, 'tried just now').toBe('refund_under_way');
    // Due again, and its provider works: the attempt is under way as somebody wants to take it over.
    clock.forward(hours(1));
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let reach = () => {};
    const reached = new Promise<void>((resolve) => (reach = resolve));
    host.ctx.gateways.domestic.refund = async (refund) => {
      if (refund.idempotencyKey === refundId) {
        reach();
        await held;
      }
      return usual(refund);
    };
    const running = runJobs(host.ctx);
    await reached;
    expect((await take(boss, reservation, refundId)).code).toBe('refund_under_way');
    answer();
    await running;
    mend();
    expect(await rowOf(refundId)).toMatchObject({ status: 'done', by_hand_at: null });
    expect((await take(boss, reservation, refundId)).code).toBe('refund_made');
    expect((await send(boss, reservation, refundId)).code).toBe('refund_made');
  });

  it('leaves the job nothing to send that has read its list before somebody takes it over', async () => {
    const { boss, reservation, refundId, times, mend } = await someoneWithAFailingRefund();
    clock.forward(minutes(policy.quietMinutes));
    const before = times();
    expect((await take(boss, reservation, refundId)).status).toBe(200);
    await Promise.all([finishRefund(host.ctx, refundId), send(boss, reservation, refundId)]);
    expect(times()).toBe(before);
    expect(await rowOf(refundId)).toMatchObject({ status: 'done', provider_ref: 'ONDOL 1' });
    mend();
  });

  it('is either attempted or taken over where both happen at the same moment', async () => {
    const { boss, reservation, refundId, times, mend } = await someoneWithAFailingRefund();
    clock.forward(minutes(policy.quietMinutes));
    const before = times();
    const [, taken] = await Promise.all([
      finishRefund(host.ctx, refundId).catch(() => undefined),
      take(boss, reservation, refundId),
    ]);
    expect(times() - before).toBe(taken.status === 200 ? 0 : 1);
    mend();
  });
});
