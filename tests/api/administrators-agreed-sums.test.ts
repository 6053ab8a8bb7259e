import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import type { AdminCancellation, EarlyCheckOut } from '#contract/admin/refunds/refund-previews.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Deletion } from '#contract/accounts.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  messages,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const noonOf = (date: string) => host.clock.set(`${date}T03:00:00Z`);
async function as<T>(who: Person, method: string, path: string, seen?: { version: string }, body?: unknown) {
  return host.call<T>(method, path, {
    // After weeks away everybody has logged in anew.
    token: await tokenNow(host, { ...who, sessionId: await deviceOf(host, who.id) }),
    ...(seen && { headers: { 'if-match': `"${seen.version}"` } }),
    ...(body === undefined ? {} : { body }),
  });
}
const path = (id: string, call = '') => `/v1/admin/reservations/${id}${call}`;
const detail = async (id: string) => (await as<AdminReservationDetail>(boss, 'GET', path(id))).data;
const refundsIn = (id: string) =>
  host.ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select(['instalments.seq', 'refunds.amount', 'refunds.reason'])
    .where('instalments.reservation_id', '=', id)
    .orderBy('instalments.seq')
    .orderBy('refunds.recorded_at')
    .orderBy('refunds.reason')
    .execute();

describe('where the operator ends a stay by its own fault', () => {
  const ours = 'kind=operator_fault';

  it('a cancellation gives everything back, a week before check-in too', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-11-25',
      nights: 60,
      beddingSets: 1,
    });
    const { data } = await as<AdminCancellation>(boss, 'GET', path(reservation.id, `/cancellation?${ours}`));
    expect(data.computed).toMatchObject({
      rent: 900_000,
      bedding: 39_000,
      deposit: 500_000,
      total: 1_439_000,
    });
    expect(data.refund.total).toBe(1_439_000);
    const call = `/cancel?${ours}&reason=The+boiler+broke&expectedRefund=1439000`;
    expect((await as(boss, 'DELETE', path(reservation.id, call))).status).toBe(200);
    expect(await refundsIn(reservation.id)).toEqual([{ seq: 1, amount: 1_439_000, reason: 'admin' }]);
    const [mail] = await messages(host, who.email, `${reservation.id}:cancelled`);
    expect(mail?.text).toContain('₩1,439,000');
  });

  it('an override with a reason still decides', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-11-25' });
    const call = `/cancel?${ours}&reason=Mould&override=1000000&overrideReason=Agreed+by+phone`;
    expect((await as(boss, 'DELETE', path(reservation.id, call))).status).toBe(200);
    expect(await refundsIn(reservation.id)).toMatchObject([{ amount: 1_000_000 }]);
  });

  it('a running stay gives back every night not stayed and the deposit, and settles that', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    noonOf('2026-12-11');
    const { data } = await as<EarlyCheckOut>(
      boss,
      'GET',
      path(reservation.id, `/mid-stay-checkout?date=2026-12-11&${ours}`),
    );
    // 20 nights of the first payment and all 30 of the second, without a notice.
    expect(data).toMatchObject({ owedUntil: '2026-12-11', unusedNights: 50, deposit: 500_000 });
    expect(data.refund.total).toBe(600_000 + 900_000 + 500_000);
    const call = `/mid-stay-checkout?date=2026-12-11&${ours}&reason=Water+damage&expectedRefund=2000000`;
    expect((await as<{ refunded: number }>(boss, 'DELETE', path(reservation.id, call))).data.refunded).toBe(
      2_000_000,
    );
    expect(await refundsIn(reservation.id)).toEqual([
      { seq: 1, amount: 500_000, reason: 'deposit' },
      { seq: 1, amount: 600_000, reason: 'early_checkout' },
      { seq: 2, amount: 900_000, reason: 'early_checkout' },
    ]);
    expect((await detail(reservation.id)).depositSettled).toMatchObject({
      refunded: 500_000,
      deductions: [],
    });
    expect(await messages(host, who.email, ':deposit:')).toHaveLength(1);
    await runJobs(host.ctx);
    const own = await as<Reservation>(who, 'GET', `/v1/reservations/${reservation.id}`);
    expect(own.data.deposit?.state).toBe('settled');
  });
});

describe('the calls as the specification writes them', () => {
  it('cancel without a word: by the policy, and the member is mailed a usual reason', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    expect((await as(boss, 'DELETE', path(reservation.id, '/cancel'))).status).toBe(200);
    expect(await refundsIn(reservation.id)).toMatchObject([{ amount: 950_000 }]);
    const [mail] = await messages(host, who.email, `${reservation.id}:cancelled`);
    expect(mail?.text).toContain('Our team has cancelled the reservation.');
  });

  it('refund a deposit without a body: in full', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf(reservation.checkOut);
    const { data } = await as<{ refunded: number }>(boss, 'POST', path(reservation.id, '/refund-deposit'));
    expect(data.refunded).toBe(500_000);
  });

  it('say which field is missing, never only that something is', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf('2026-12-11');
    expect(await as(boss, 'DELETE', path(reservation.id, '/mid-stay-checkout'))).toMatchObject({
      status: 400,
      code: 'dates_invalid',
      fields: { date: 'dates_invalid', reason: 'reason_required' },
    });
    const without = await as(boss, 'POST', path(reservation.id, '/refund-deposit'), undefined, {
      deductions: [{ amount: 1000 }],
    });
    expect(without).toMatchObject({
      code: 'korean_required',
      fields: { 'deductions.0.text': 'korean_required' },
    });
  });
});

describe('an action upon a state that another administrator has changed is refused', () => {
  it('a second move of the same stay, which then goes on from what is there', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-01' });
    const [first, second] = [await createHouse(host), await createHouse(host)];
    const seen = await detail(reservation.id);
    const move = (houseId: string, of: { version: string }) =>
      as(boss, 'POST', path(reservation.id, '/move'), of, { houseId, price: 'agreed', reason: 'A leak' });
    expect((await move(first, seen)).status).toBe(200);
    expect(await move(second, seen)).toMatchObject({ status: 412, code: 'version_stale' });
    const now = await detail(reservation.id);
    expect(now.houseId).toBe(first);
    expect((await move(second, now)).status).toBe(200);
  });

  it('every other one likewise, and without a version it acts on what there is', async () => {
    const { reservation } = await someoneWithAReservation(host, { checkIn: '2027-02-01' });
    const seen = await detail(reservation.id);
    expect((await as(boss, 'POST', path(reservation.id, '/park'), seen)).status).toBe(200);
    const [part] = seen.payments;
    const transfer = { amount: part!.amount, receivedOn: '2026-11-21', reference: 'LINH' };
    const calls: [method: string, call: string, body?: unknown][] = [
      ['POST', '/extend-hold'],
      ['DELETE', '/park'],
      ['DELETE', '/cancel?reason=x'],
      ['POST', `/payments/${part!.id}/transfer`, transfer],
    ];
    for (const [method, call, body] of calls)
      expect(await as(boss, method, path(reservation.id, call), seen, body), call).toMatchObject({
        status: 412,
        code: 'version_stale',
        current: { version: expect.any(String) },
      });
    expect((await as(boss, 'POST', path(reservation.id, '/extend-hold'))).status).toBe(200);
    const now = await detail(reservation.id);
    expect((await as(boss, 'DELETE', path(reservation.id, '/cancel?reason=x'), now)).status).toBe(200);

    const lived = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01', nights: 30 });
    noonOf('2026-12-11');
    const running = await detail(lived.reservation.id);
    const leave = path(lived.reservation.id, '/mid-stay-checkout?date=2026-12-11&reason=x');
    expect((await as(boss, 'DELETE', leave, running)).status).toBe(200);
    expect((await as(boss, 'POST', path(lived.reservation.id, '/refund-deposit'), running)).code).toBe(
      'version_stale',
    );
  });

  it('but a refund that its provider carries out meanwhile refuses nothing', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 60,
    });
    noonOf('2026-12-11');
    const leave = path(reservation.id, '/mid-stay-checkout?date=2026-12-11&reason=x');
    expect((await as(boss, 'DELETE', leave)).status).toBe(200);
    const seen = await detail(reservation.id);
    expect(seen.refunds.map(({ status }) => status)).toEqual(['recorded']);
    await runJobs(host.ctx);
    expect((await detail(reservation.id)).refunds.map(({ status }) => status)).toEqual(['done']);
    expect((await as(boss, 'POST', path(reservation.id, '/refund-deposit'), seen)).status).toBe(200);
  });
});

describe('a deposit', () => {
  it('settles the unpaid instalment that is kept from it, and the account can be deleted', async () => {
    // The second payment of 46 nights is less than the deposit.
    const long = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01', nights: 46 });
    noonOf(long.reservation.checkOut);
    const open = (await detail(long.reservation.id)).payments.find(({ status }) => status === 'overdue')!;
    expect(open.amount).toBeLessThanOrEqual(500_000);
    const row = { text: { ko: '2차 결제' }, amount: open.amount, instalmentId: open.id };
    const settle = (deductions: unknown[]) =>
      as<{ refunded: number }>(boss, 'POST', path(long.reservation.id, '/refund-deposit'), undefined, {
        deductions,
      });
    expect((await settle([{ ...row, amount: open.amount - 1 }])).code).toBe('payment_amount_incorrect');
    expect((await settle([row])).data.refunded).toBe(500_000 - open.amount);
    await runJobs(host.ctx);
    const after = await detail(long.reservation.id);
    expect(after.payments[1]).toMatchObject({ status: 'paid', method: 'deposit' });
    const today = await as<{ overdue: { items: { reservationId: string }[] } }>(
      boss,
      'GET',
      '/v1/admin/today',
    );
    expect(today.data.overdue.items.map((each) => each.reservationId)).not.toContain(long.reservation.id);
    const deletion = await as<Deletion>(long.who, 'GET', '/v1/users/me/deletion');
    expect(deletion.data).toEqual({ allowed: true, blockedBy: [] });
  });

  it('returns more once an objection is upheld: within what was kept, through the payment that brought it', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf(reservation.checkOut);
    const deductions = [{ text: { ko: '얼룩', en: 'A stain' }, amount: 30_000 }];
    await as(boss, 'POST', path(reservation.id, '/refund-deposit'), undefined, { deductions });
    await runJobs(host.ctx);
    await as(who, 'POST', `/v1/reservations/${reservation.id}/deposit-objection`, undefined, {
      text: 'It was there.',
    });
    const seen = (await as<AdminCheckOut>(boss, 'GET', path(reservation.id, '/check-out'))).data;
    const answer = (returned: number, of = seen) =>
      as<AdminCheckOut>(boss, 'PUT', path(reservation.id, '/deposit-objection'), of, {
        answer: 'Right.',
        returned,
      });
    expect((await answer(30_001)).code).toBe('deductions_exceed_deposit');
    expect((await answer(30_000, { ...seen, version: 'other' })).code).toBe('version_stale');
    expect((await answer(30_000)).status).toBe(200);
    expect((await answer(1)).code).toBe('objection_answered');
    await runJobs(host.ctx);
    const { data } = await as<Reservation>(who, 'GET', `/v1/reservations/${reservation.id}`);
    expect(data.depositSettled).toMatchObject({ deposit: 500_000, refunded: 470_000, returned: 30_000 });
    expect(data.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [470_000, 'done'],
      [30_000, 'done'],
    ]);
  });
});
