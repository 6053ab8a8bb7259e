import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type {
  AdminCancellation,
  DepositRefund,
  EarlyCheckOut,
} from '#contract/admin/refunds/refund-previews.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { OwnSummary, Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  hours,
  messages,
  payReservation,
  requestReservation,
  signAll,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

type Method = 'GET' | 'POST' | 'DELETE';
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });
async function asks<T = never>(
  who: Person,
  method: Method,
  id: string,
  call: string,
  { query = {}, body }: { query?: Record<string, string | number>; body?: unknown } = {},
) {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return host.call<T>(method, `/v1/admin/reservations/${id}/${call}?${words}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
  });
}
type Query = Record<string, string | number>;
const look = (who: Person, id: string, query: Query = {}) =>
  asks<AdminCancellation>(who, 'GET', id, 'cancellation', { query });
const cancel = (who: Person, id: string, query: Query = {}) =>
  asks<AdminReservationDetail>(who, 'DELETE', id, 'cancel', {
    query: { reason: 'The boiler is beyond repair.', ...query },
  });
const lookOut = (who: Person, id: string, query: Query) =>
  asks<EarlyCheckOut>(who, 'GET', id, 'mid-stay-checkout', { query });
const checkOut = (who: Person, id: string, query: Query) =>
  asks<{ refunded: number }>(who, 'DELETE', id, 'mid-stay-checkout', {
    query: { reason: 'Called home.', ...query },
  });
const lookDeposit = (who: Person, id: string, deducted = 0) =>
  asks<DepositRefund>(who, 'GET', id, 'refund-deposit', { query: { deducted } });
const settle = (who: Person, id: string, body: unknown = {}, query: Query = {}) =>
  asks<{ refunded: number }>(who, 'POST', id, 'refund-deposit', { query, body });
const complain = (who: Person, id: string, date: string) =>
  asks<NoiseComplaint>(who, 'POST', id, 'noise-complaints', {
    body: { date, source: 'The neighbour in 402', text: 'Music until three.' },
  });

const detail = async (who: Person, id: string) =>
  (
    await host.call<AdminReservationDetail>('GET', `/v1/admin/reservations/${id}`, {
      token: await tokenNow(host, who),
    })
  ).data;
const refundsIn = (id: string) =>
  host.ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select(['instalments.seq', 'refunds.amount', 'refunds.amount_usd_cents as cents'])
    .select(['refunds.reason', 'payments.order_id'])
    .where('instalments.reservation_id', '=', id)
    .orderBy('instalments.seq')
    .execute();
const audited = (id: string) =>
  host.ctx.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const sentBack = async (orderId: string) =>
  (
    await host.ctx.db
      .selectFrom('sandbox_orders')
      .select('refunded')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).refunded;
/** Sets the clock to noon in Seoul. */
const noonOf = (date: string) => clock.set(`${date}T03:00:00Z`);

describe('an administrator cancels', () => {
  it('by the policy: as it was shown, on record, told with the reason, and sent back once', async () => {
    const boss = await admin();
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-15',
      nights: 30,
    });
    const { data: seen } = await look(boss, reservation.id);
    expect(seen).toMatchObject({
      kind: 'ordinary',
      daysBefore: 24,
      tier: { minDays: 8, rentPercent: 50 },
      paid: { rent: 900_000, deposit: 500_000, total: 1_400_000 },
      computed: { rent: 450_000, deposit: 500_000, total: 950_000, totalUsdCents: null },
      refund: { total: 950_000, totalUsdCents: null },
      returns: [{ seq: 1, amount: 950_000, method: 'card' }],
    });
    const { data, status } = await cancel(boss, reservation.id, { expectedRefund: seen.refund.total });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'cancelled',
      closed: { reason: 'admin' },
      closing: { by: 'administrator', name: null, note: 'The boiler is beyond repair.' },
      contract: { status: 'void' },
      refunds: [{ amount: 950_000, status: 'recorded' }],
    });
    expect(data.events.at(-1)).toMatchObject({
      transition: 'cancel_by_administrator',
      by: 'administrator',
      byName: 'Nguyễn Jiwoo',
      note: 'The boiler is beyond repair.',
    });
    expect(await audited(reservation.id)).toMatchObject([
      {
        action: 'reservation-cancelled',
        actor_account_id: boss.id,
        before: { status: 'confirmed' },
        after: { kind: 'ordinary', reason: 'The boiler is beyond repair.', refund: 950_000 },
      },
    ]);
    const [mail, ...none] = await messages(host, who.email, `${reservation.id}:cancelled`);
    expect(none).toEqual([]);
    expect(mail?.text).toContain('The boiler is beyond repair.');
    expect(mail?.text).toContain('₩950,000');
    expect(await messages(host, '+84 912345678', `${reservation.id}:cancelled:sms`)).toHaveLength(1);

    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const [refund] = await refundsIn(reservation.id);
    expect(await sentBack(refund!.order_id)).toBe(950_000);
    const other = await person(host);
    expect((await requestReservation(host, other, { houseId, checkIn: '2026-12-15' })).status).toBe(200);
  });

  it('for a natural disaster: nothing goes back, unless another sum is set with its own reason', async () => {
    const boss = await admin();
    const one = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const disaster = { kind: 'natural_disaster' };
    expect((await look(boss, one.reservation.id, disaster)).data).toMatchObject({
      kind: 'natural_disaster',
      computed: { total: 0 },
      refund: { total: 0 },
      returns: [],
    });
    const { data } = await cancel(boss, one.reservation.id, {
      ...disaster,
      reason: 'The Han flooded the street.',
    });
    expect(data).toMatchObject({ status: 'cancelled', closed: { reason: 'natural_disaster' }, refunds: [] });
    const [mail] = await messages(host, one.who.email, `${one.reservation.id}:cancelled`);
    expect(mail?.subject).toContain('natural disaster');

    const two = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const kinder = { ...disaster, override: 1_000_000 };
    expect((await look(boss, two.reservation.id, kinder)).data).toMatchObject({
      computed: { total: 0 },
      refund: { total: 1_000_000 },
    });
    await cancel(boss, two.reservation.id, { ...kinder, overrideReason: 'The guideline is kinder.' });
    expect(await refundsIn(two.reservation.id)).toMatchObject([
      { amount: 1_000_000, reason: 'natural_disaster' },
    ]);
  });

  it('with another sum than the policy gives, which stays on record with its reason and is not mailed', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-15', nights: 60 },
      2,
    );
    const override = { override: 2_300_000 };
    expect(await cancel(boss, reservation.id, override)).toMatchObject({
      code: 'reason_required',
      fields: { overrideReason: 'reason_required' },
    });
    expect((await look(boss, reservation.id, override)).data.returns).toMatchObject([
      { seq: 2, amount: 900_000 },
      { seq: 1, amount: 1_400_000 },
    ]);
    const { data } = await cancel(boss, reservation.id, { ...override, overrideReason: 'Our own fault.' });
    expect(data.events.at(-1)?.after).toMatchObject({
      refund_override: { amount: 2_300_000, reason: 'Our own fault.' },
    });
    expect(await audited(reservation.id)).toMatchObject([{ after: { overrideReason: 'Our own fault.' } }]);
    const [mail] = await messages(host, who.email, `${reservation.id}:cancelled`);
    expect(mail?.text).toContain('₩2,300,000');
    expect(mail?.text).not.toContain('Our own fault.');
  });

  it.each([
    // Nights, days before check-in, won that go back of the first payment's rent (900,000), of the deposit (500,000).
    [30, 31, 900_000, 500_000],
    [30, 30, 450_000, 500_000],
    [30, 8, 450_000, 500_000],
    [30, 7, 0, 500_000],
    [30, 0, 0, 500_000],
    [120, 90, 630_000, 500_000],
    [120, 89, 450_000, 500_000],
    [120, 60, 450_000, 500_000],
    [120, 59, 0, 0],
  ])('%i nights, %i days before: as its member would be refunded', async (nights, days, rent, deposit) => {
    const boss = await admin();
    const checkIn = '2027-03-10';
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn, nights });
    noonOf(addDays(checkIn, -days));
    const { data } = await look(boss, reservation.id);
    expect(data).toMatchObject({ daysBefore: days, computed: { rent, deposit, total: rent + deposit } });
    const own = await host.call<Cancellation>('GET', `/v1/reservations/${reservation.id}/cancellation`, {
      token: await tokenNow(host, who),
    });
    expect(data.computed).toEqual(own.data.refund);
    expect(data.returns).toEqual(own.data.returns);
    const { data: done } = await cancel(boss, reservation.id, { expectedRefund: rent + deposit });
    expect(done.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent + deposit);
  });

  it('in dollars: cents at the locked rate, never above what was paid', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-15',
      international: true,
    });
    const cents = reservation.payments[0]!.amountUsdCents!;
    const { data } = await look(boss, reservation.id, { override: 1_400_000 });
    expect(data.refund).toEqual({ total: 1_400_000, totalUsdCents: cents });
    await cancel(boss, reservation.id, { override: 700_000, overrideReason: 'Half.' });
    const [refund] = await refundsIn(reservation.id);
    expect(refund?.cents).toBe(Math.ceil((700_000 * 100) / Number(reservation.exchangeRate.krwPerUsd)));
    await runJobs(host.ctx);
    expect(await sentBack(refund!.order_id)).toBe(refund?.cents);
  });

  it('nothing more than was paid, nothing else than was shown, nothing without a reason, nothing twice', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-22' });
    expect(await cancel(boss, reservation.id, { override: 1_400_001, overrideReason: 'More' })).toMatchObject(
      {
        status: 400,
        code: 'refund_exceeds_paid',
        fields: { override: 'refund_exceeds_paid' },
      },
    );
    expect(await cancel(boss, reservation.id, { reason: '  ' })).toMatchObject({
      status: 400,
      fields: { reason: 'reason_required' },
    });
    const { data: seen } = await look(boss, reservation.id);
    clock.set('2026-11-21T15:00:05Z');
    expect(await cancel(boss, reservation.id, { expectedRefund: seen.refund.total })).toMatchObject({
      status: 409,
      code: 'refund_changed',
    });
    expect((await detail(boss, reservation.id)).status).toBe('confirmed');
    expect(await audited(reservation.id)).toEqual([]);
    expect((await cancel(boss, reservation.id)).status).toBe(200);
    expect(await cancel(boss, reservation.id)).toMatchObject({ status: 409, code: 'not_cancellable' });
    expect((await look(boss, reservation.id)).code).toBe('not_cancellable');
    expect(await refundsIn(reservation.id)).toHaveLength(1);
    expect(await messages(host, who.email, `${reservation.id}:cancelled`)).toHaveLength(1);
  });

  it('a request too, not a hold that ran out, a stay that runs, or one with an extension', async () => {
    const boss = await admin();
    const { reservation: open } = await someoneWithAReservation(host);
    expect((await cancel(boss, open.id, { expectedRefund: 0 })).data.status).toBe('cancelled');
    const { reservation: lapsed } = await someoneWithAReservation(host);
    clock.forward(hours(25));
    expect((await cancel(boss, lapsed.id)).code).toBe('hold_expired');
    clock.set('2026-11-21T01:00:00Z');
    const { reservation: first } = await extendedReservation();
    expect((await cancel(boss, first.id)).code).toBe('stay_extended');
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf('2026-12-02');
    expect((await cancel(boss, reservation.id)).code).toBe('not_cancellable');
  });

  it('once where two do it at the same moment, each in another way', async () => {
    const [one, two] = [await admin(), await admin()];
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const answers = await Promise.all([
      cancel(one, reservation.id),
      cancel(two, reservation.id, { kind: 'natural_disaster' }),
      cancel(one, reservation.id, { override: 1, overrideReason: 'One' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await audited(reservation.id)).toHaveLength(1);
    const shown = (await detail(one, reservation.id)).events.filter(({ transition }) =>
      transition.startsWith('cancel'),
    );
    expect(shown).toHaveLength(1);
    expect((await refundsIn(reservation.id)).length).toBeLessThanOrEqual(1);
  });
});

async function extendedReservation() {
  const { who, reservation } = await someoneWithAConfirmedReservation(host, {
    checkIn: '2026-12-01',
    nights: 30,
  });
  const { data: extension } = await host.call<Reservation>(
    'POST',
    `/v1/reservations/${reservation.id}/extend`,
    {
      token: await tokenNow(host, who),
      body: {
        checkOut: '2027-01-30',
        expectedTotal: 900_000,
        paymentMethod: 'card',
        consents: { terms: true, cancellation: true },
      },
    },
  );
  await payReservation(host, who, extension);
  await signAll(host, extension);
  return { who, reservation, extension };
}

describe('an administrator ends a running stay', () => {
  it('gives back the whole nights after the notice, as shown, and tells the member', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    noonOf('2026-12-20');
    const { data: seen } = await lookOut(boss, reservation.id, { date: '2026-12-20' });
    // Owed until 14 nights after the 20th: 27 of the 30 nights from 31 December are left, at 30,000 won.
    expect(seen).toMatchObject({
      kind: 'early_checkout',
      owedUntil: '2027-01-03',
      unusedNights: 27,
      noiseComplaints: 0,
      refund: { total: 810_000 },
      returns: [{ seq: 2, amount: 810_000 }],
    });
    const answer = await checkOut(boss, reservation.id, { date: '2026-12-20', expectedRefund: 810_000 });
    expect(answer).toMatchObject({ status: 200, data: { refunded: 810_000 } });
    expect(await detail(boss, reservation.id)).toMatchObject({
      status: 'checked_out_early',
      closed: { reason: 'early_checkout', endedOn: '2026-12-20' },
    });
    expect(await refundsIn(reservation.id)).toMatchObject([
      { seq: 2, amount: 810_000, reason: 'early_checkout' },
    ]);
    expect(await audited(reservation.id)).toMatchObject([
      { action: 'stay-ended-early', after: { date: '2026-12-20', reason: 'Called home.', refund: 810_000 } },
    ]);
    const [mail] = await messages(host, who.email, ':ended-early');
    expect(mail?.text).toContain('Called home.');
    expect(mail?.text).toContain('₩810,000');
    expect(mail?.text).toContain('14 nights');
  });

  it.each([
    // Nights slept, day of leaving, won that go back of 30 nights at 30,000.
    ['on the day of check-in', '2026-12-01', 16 * 30_000],
    ['the day after', '2026-12-02', 15 * 30_000],
    ['where one night is left after the notice', '2026-12-16', 30_000],
    ['where the notice takes all', '2026-12-17', 0],
    ['on the last day', '2026-12-30', 0],
  ])('%s', async (_, date, refunded) => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 30,
    });
    noonOf(date);
    expect((await lookOut(boss, reservation.id, { date })).data.refund.total).toBe(refunded);
    expect((await checkOut(boss, reservation.id, { date })).data).toEqual({ refunded });
  });

  it('refuses other days, stays that do not run, and one with an extension', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    expect((await checkOut(boss, reservation.id, { date: '2026-11-21' })).code).toBe('not_staying');
    noonOf('2026-12-20');
    for (const date of ['2026-11-30', '2026-12-21'])
      expect(await checkOut(boss, reservation.id, { date }), date).toMatchObject({
        status: 400,
        fields: { date: 'departure_invalid' },
      });
    expect((await checkOut(boss, reservation.id, { date: '2026-12-19', expectedRefund: 1 })).code).toBe(
      'refund_changed',
    );
    noonOf('2026-12-31');
    expect((await lookOut(boss, reservation.id, { date: '2026-12-30' })).code).toBe('not_staying');
    clock.set('2026-11-21T01:00:00Z');
    const { reservation: first } = await extendedReservation();
    noonOf('2026-12-20');
    expect((await checkOut(boss, first.id, { date: '2026-12-20' })).code).toBe('stay_extended');
  });

  it('evicts on two complaints on record, or for conduct, and gives nothing back', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    noonOf('2026-12-20');
    const evict = { kind: 'eviction', grounds: 'noise', date: '2026-12-20', reason: 'Noise, twice.' };
    const first = await complain(boss, reservation.id, '2026-12-10');
    // Sent once more, as after an answer that was lost: one night is no reason to evict.
    expect((await complain(boss, reservation.id, '2026-12-10')).data).toEqual(first.data);
    expect(await checkOut(boss, reservation.id, evict)).toMatchObject({
      status: 409,
      code: 'eviction_ungrounded',
    });
    const { grounds: _, ...groundless } = evict;
    expect((await checkOut(boss, reservation.id, groundless)).code).toBe('eviction_ungrounded');
    await complain(boss, reservation.id, '2026-12-19');
    expect(
      (await lookOut(boss, reservation.id, { date: '2026-12-20', kind: 'eviction' })).data,
    ).toMatchObject({
      noiseComplaints: 2,
      unusedNights: 0,
      refund: { total: 0 },
      returns: [],
    });
    expect((await checkOut(boss, reservation.id, evict)).data).toEqual({ refunded: 0 });
    expect(await refundsIn(reservation.id)).toEqual([]);
    expect((await detail(boss, reservation.id)).closed).toMatchObject({ reason: 'eviction' });
    const [mail] = await messages(host, who.email, ':ended-early');
    expect(mail?.text).toContain('neither rent nor deposit');
    expect((await settle(boss, reservation.id)).code).toBe('deposit_forfeited');

    clock.set('2026-11-21T01:00:00Z');
    const { reservation: other } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf('2026-12-20');
    const conduct = { ...evict, grounds: 'conduct', reason: 'Threw a chair at the concierge.' };
    expect((await checkOut(boss, other.id, conduct)).status).toBe(200);
  });
});

describe('an administrator refunds a deposit', () => {
  const left = async (wish: Parameters<typeof someoneWithAConfirmedReservation>[1] = {}) => {
    const made = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01', nights: 30, ...wish });
    noonOf('2026-12-31');
    return made;
  };

  it('in full, through the payment that it came with, once', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    noonOf('2027-01-29');
    expect((await lookDeposit(boss, reservation.id)).code).toBe('deposit_not_due');
    expect((await settle(boss, reservation.id)).code).toBe('deposit_not_due');
    noonOf('2027-01-30');
    expect((await lookDeposit(boss, reservation.id)).data).toMatchObject({
      deposit: 500_000,
      deducted: 0,
      dueBy: '2027-02-13',
      refund: { total: 500_000 },
      returns: [{ seq: 1, amount: 500_000 }],
    });
    const answers = await Promise.all([settle(boss, reservation.id), settle(await admin(), reservation.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await settle(boss, reservation.id)).code).toBe('deposit_already_refunded');
    expect((await lookDeposit(boss, reservation.id)).code).toBe('deposit_already_refunded');
    const [refund, ...none] = await refundsIn(reservation.id);
    expect(none).toEqual([]);
    expect(refund).toMatchObject({ seq: 1, amount: 500_000, reason: 'deposit' });
    await Promise.all([runJobs(host.ctx), runJobs(host.ctx)]);
    expect(await sentBack(refund!.order_id)).toBe(500_000);
    expect(await audited(reservation.id)).toHaveLength(1);
    expect(await messages(host, who.email, ':deposit:')).toHaveLength(1);
    // The jobs have logged out who has not been seen for months.
    expect(await detail(await admin(), reservation.id)).toMatchObject({
      status: 'completed',
      depositSettled: { deposit: 500_000, refunded: 500_000, deductions: [], by: 'Nguyễn Jiwoo' },
      payments: [{ status: 'paid' }, { status: 'paid' }],
    });
  });

  it('less what is itemised, which the member is told', async () => {
    const boss = await admin();
    const { who, reservation } = await left();
    const deductions = [
      { text: { ko: '상판 그을림', en: 'A burnt worktop' }, amount: 120_000 },
      { text: { ko: '열쇠 분실', en: '' }, amount: 30_000 },
    ];
    expect((await lookDeposit(boss, reservation.id, 150_000)).data.refund.total).toBe(350_000);
    expect((await settle(boss, reservation.id, { deductions }, { expectedRefund: 500_000 })).code).toBe(
      'refund_changed',
    );
    const answer = await settle(boss, reservation.id, { deductions }, { expectedRefund: 350_000 });
    expect(answer.data).toEqual({ refunded: 350_000 });
    expect((await detail(boss, reservation.id)).depositSettled).toMatchObject({
      refunded: 350_000,
      deductions,
    });
    const own = await host.call<Reservation>('GET', `/v1/reservations/${reservation.id}`, {
      token: await tokenNow(host, who),
    });
    expect(own.data.depositSettled).toMatchObject({
      deposit: 500_000,
      refunded: 350_000,
      deductions,
      at: '2026-12-31T03:00:00.000Z',
    });
    const [mail] = await messages(host, who.email, ':deposit:');
    for (const text of ['A burnt worktop: ₩120,000', '열쇠 분실: ₩30,000', '₩500,000', '₩350,000'])
      expect(mail?.text).toContain(text);
    expect(await audited(reservation.id)).toMatchObject([
      { action: 'deposit-refunded', actor_account_id: boss.id, after: { deductions, refunded: 350_000 } },
    ]);
  });

  it('shows a reason of before both languages were asked for as it was written', async () => {
    const boss = await admin();
    const { reservation } = await left();
    await settle(boss, reservation.id, { deductions: [{ text: { ko: '열쇠' }, amount: 30_000 }] });
    await host.ctx.db
      .updateTable('deposit_refunds')
      .set({ deductions: JSON.stringify([{ text: 'A lost key', amount: 30_000 }]) })
      .where('reservation_id', '=', reservation.id)
      .execute();
    expect((await detail(boss, reservation.id)).depositSettled?.deductions).toMatchObject([
      { text: { ko: 'A lost key', en: '' }, amount: 30_000 },
    ]);
  });

  it('not more than the deposit, not for nothing; all of it may be kept', async () => {
    const boss = await admin();
    const { reservation } = await left();
    const keep = (amount: number, ko = '바닥') =>
      settle(boss, reservation.id, { deductions: [{ text: { ko, en: 'The floor' }, amount }] });
    expect(await keep(500_001)).toMatchObject({ status: 400, code: 'deductions_exceed_deposit' });
    for (const amount of [0, -1, 0.5, 1e12]) expect((await keep(amount)).status, `${amount}`).toBe(400);
    expect((await keep(1, ' ')).status).toBe(400);
    expect((await keep(500_000)).data).toEqual({ refunded: 0 });
    expect(await refundsIn(reservation.id)).toEqual([]);
    expect((await settle(boss, reservation.id)).code).toBe('deposit_already_refunded');
  });

  it('leaves a payment that was missed to be paid, unless something is kept, which may be just that', async () => {
    const boss = await admin();
    const begin = () => someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01', nights: 60 });
    const leftToPay = async ({ who, reservation }: Awaited<ReturnType<typeof begin>>) => {
      const token = await tokenNow(host, who);
      const { data: past } = await host.call<OwnSummary[]>('GET', '/v1/reservations/past', { token });
      const own = await host.call<Reservation>('GET', `/v1/reservations/${reservation.id}`, { token });
      expect(past.map((row) => row.leftToPay)).toEqual([own.data.leftToPay]);
      return own.data.leftToPay?.amount;
    };
    const made = [await begin(), await begin()] as const;
    noonOf('2027-01-30');
    const second = made[0].reservation.payments[1]!.amount;
    expect([await leftToPay(made[0]), await leftToPay(made[1])]).toEqual([second, second]);
    await settle(boss, made[0].reservation.id);
    await settle(boss, made[1].reservation.id, {
      deductions: [{ text: { ko: '미납 임대료' }, amount: 100_000 }],
    });
    expect([await leftToPay(made[0]), await leftToPay(made[1])]).toEqual([second, undefined]);
  });

  it('in dollars, at the locked rate, and tells each deduction in them', async () => {
    const boss = await admin();
    const { who, reservation } = await left({ international: true });
    const deductions = [{ text: { ko: '상판', en: 'Worktop' }, amount: 120_000 }];
    await settle(boss, reservation.id, { deductions });
    const [refund] = await refundsIn(reservation.id);
    const rate = Number(reservation.exchangeRate.krwPerUsd);
    const [deposit, back] = [500_000, 380_000].map((won) => Math.ceil((won * 100) / rate));
    expect(refund?.cents).toBe(back);
    const [mail] = await messages(host, who.email, ':deposit:');
    const dollars = (cents: number) => `US$${(cents / 100).toFixed(2)}`;
    expect(mail?.text).toContain(`${dollars(deposit!)} (₩500,000)`);
    expect(mail?.text).toContain(`Worktop: ${dollars(deposit! - back!)} (₩120,000)`);
  });

  it('after an early check-out without making its payment a refunded one', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    noonOf('2026-12-31');
    await checkOut(boss, reservation.id, { date: '2026-12-31' });
    await settle(boss, reservation.id);
    expect((await detail(boss, reservation.id)).payments).toMatchObject([
      { seq: 1, status: 'paid' },
      { seq: 2, status: 'partly_refunded' },
    ]);
  });

  it('after an early check-out, besides the rent', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 30,
    });
    noonOf('2026-12-02');
    await checkOut(boss, reservation.id, { date: '2026-12-02' });
    expect((await lookDeposit(boss, reservation.id)).data).toMatchObject({ dueBy: '2026-12-16' });
    expect((await settle(boss, reservation.id)).data).toEqual({ refunded: 500_000 });
    await runJobs(host.ctx);
    const [refund] = await refundsIn(reservation.id);
    expect(await sentBack(refund!.order_id)).toBe(450_000 + 500_000);
  });

  it('of a stay that was extended after its extension; not after a cancellation', async () => {
    const boss = await admin();
    const { reservation, extension } = await extendedReservation();
    noonOf('2027-01-05');
    expect((await settle(boss, reservation.id)).code).toBe('deposit_not_due');
    noonOf('2027-01-30');
    expect((await settle(boss, extension.id)).code).toBe('deposit_forfeited');
    expect((await settle(boss, reservation.id)).data).toEqual({ refunded: 500_000 });
    clock.set('2026-11-21T01:00:00Z');
    const { reservation: cancelled } = await someoneWithAConfirmedReservation(host);
    await cancel(boss, cancelled.id);
    expect((await settle(boss, cancelled.id)).code).toBe('deposit_forfeited');
    const { reservation: open } = await someoneWithAReservation(host);
    expect((await settle(boss, open.id)).code).toBe('deposit_not_due');
  });
});

describe('what an administrator may do to a reservation', () => {
  const actions = async (boss: Person, id: string) => (await detail(boss, id)).actions;

  it('is told with it, and is what its calls would not refuse', async () => {
    const boss = await admin();
    const { reservation: open } = await someoneWithAReservation(host);
    expect(await actions(boss, open.id)).toEqual([
      'extend_hold',
      'record_transfer',
      'correct_occupant',
      'move',
      'park',
      'cancel',
    ]);
    await asks(boss, 'POST', open.id, 'extend-hold');
    expect(await actions(boss, open.id)).toEqual([
      'record_transfer',
      'correct_occupant',
      'move',
      'park',
      'cancel',
    ]);
    clock.forward(hours(49));
    expect(await actions(boss, open.id)).toEqual([]);

    clock.set('2026-11-21T01:00:00Z');
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 30,
    });
    expect(await actions(boss, reservation.id)).toEqual(['move', 'park', 'cancel']);
    noonOf('2026-12-01');
    expect(await actions(await admin(), reservation.id)).toEqual([
      'record_noise_complaint',
      'check_out_early',
      'cancel',
    ]);
    noonOf('2026-12-02');
    expect(await actions(boss, reservation.id)).toEqual(['record_noise_complaint', 'check_out_early']);
    noonOf('2026-12-31');
    expect(await actions(await admin(), reservation.id)).toEqual([
      'refund_deposit',
      'record_noise_complaint',
    ]);
    await settle(await admin(), reservation.id);
    expect(await actions(await admin(), reservation.id)).toEqual(['record_noise_complaint']);
  });

  it('is nothing that an extension forbids', async () => {
    const boss = await admin();
    const { reservation, extension } = await extendedReservation();
    expect(await actions(boss, reservation.id)).toEqual([]);
    expect(await actions(boss, extension.id)).toEqual(['cancel']);
    noonOf('2026-12-20');
    expect(await actions(boss, reservation.id)).toEqual(['record_noise_complaint']);
  });
});

describe('an administrator keeps records of a reservation', () => {
  it('noise complaints, of days of the stay that have come', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    expect((await complain(boss, reservation.id, '2026-11-21')).code).toBe('not_staying');
    noonOf('2026-12-20');
    for (const date of ['2026-11-30', '2026-12-21'])
      expect(await complain(boss, reservation.id, date), date).toMatchObject({
        status: 400,
        fields: { date: 'complaint_date_invalid' },
      });
    await complain(boss, reservation.id, '2026-12-19');
    await complain(boss, reservation.id, '2026-12-05');
    const { data } = await asks<NoiseComplaint[]>(boss, 'GET', reservation.id, 'noise-complaints');
    expect(data).toMatchObject([
      { date: '2026-12-05', source: 'The neighbour in 402', recordedBy: 'Nguyễn Jiwoo' },
      { date: '2026-12-19', text: 'Music until three.' },
    ]);
    expect((await audited(reservation.id)).map(({ action }) => action)).toEqual([
      'noise-complaint-recorded',
      'noise-complaint-recorded',
    ]);
    const empty = { date: '2026-12-19', source: ' ', text: 'Loud' };
    expect((await asks(boss, 'POST', reservation.id, 'noise-complaints', { body: empty })).status).toBe(400);
  });

  it('a complaint that was none: withdrawn with a reason, on record, and counted towards no eviction', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    noonOf('2026-12-20');
    const { data: wrong } = await complain(boss, reservation.id, '2026-12-18');
    await complain(boss, reservation.id, '2026-12-19');
    const evict = { kind: 'eviction', grounds: 'noise', date: '2026-12-20', reason: 'Noise, twice.' };
    const leave = () => checkOut(boss, reservation.id, evict);
    const withdraw = (id: string, reason: string) =>
      asks<NoiseComplaint>(boss, 'POST', reservation.id, `noise-complaints/${id}/withdraw`, {
        body: { reason },
      });
    expect((await withdraw(wrong.id, ' ')).status).toBe(400);
    expect((await withdraw(reservation.id, 'Elsewhere.')).status).toBe(404);
    expect((await withdraw(wrong.id, 'It was the floor above.')).data).toMatchObject({
      date: '2026-12-18',
      withdrawn: { by: 'Nguyễn Jiwoo', reason: 'It was the floor above.' },
    });
    const again = await withdraw(wrong.id, 'Another reason.');
    expect(again.data.withdrawn?.reason, 'it stays as it is').toBe('It was the floor above.');
    const { data } = await asks<NoiseComplaint[]>(boss, 'GET', reservation.id, 'noise-complaints');
    expect(data.map(({ withdrawn }) => withdrawn !== null)).toEqual([true, false]);
    expect((await audited(reservation.id)).map(({ action }) => action)).toEqual([
      'noise-complaint-recorded',
      'noise-complaint-recorded',
      'noise-complaint-withdrawn',
    ]);
    expect(await leave()).toMatchObject({ code: 'eviction_ungrounded' });
    // The same noise recorded anew is a complaint again.
    await complain(boss, reservation.id, '2026-12-18');
    expect((await leave()).status).toBe(200);
  });

  it('notes, the newest first, of which the member reads nothing', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const add = (text: string) => asks<StaffNote>(boss, 'POST', reservation.id, 'notes', { body: { text } });
    await add('Asked for a second key.');
    clock.forward(1000);
    await add('Got it.');
    const { data } = await asks<StaffNote[]>(boss, 'GET', reservation.id, 'notes');
    expect(data.map(({ text }) => text)).toEqual(['Got it.', 'Asked for a second key.']);
    expect(data[0]).toMatchObject({ writtenBy: 'Nguyễn Jiwoo' });
    expect(await audited(reservation.id)).toMatchObject([
      { action: 'note-added', after: { text: 'Asked for a second key.' } },
      { action: 'note-added' },
    ]);
    expect((await add(' ')).status).toBe(400);
    const own = await host.call('GET', `/v1/reservations/${reservation.id}`, { token: who.token });
    expect(JSON.stringify(own)).not.toContain('second key');
  });

  it('a note that is sent again after a lost answer once, and another with the same words', async () => {
    const boss = await admin();
    const [{ reservation }, { reservation: other }] = [
      await someoneWithAReservation(host),
      await someoneWithAReservation(host),
    ];
    const id = randomUUID();
    const add = (to: string, own: string = id) =>
      asks<StaffNote>(boss, 'POST', to, 'notes', { body: { id: own, text: 'Nobody answers.' } });
    const first = await add(reservation.id);
    expect(first.data.id).toBe(id);
    expect(
      (await Promise.all([add(reservation.id), add(reservation.id, id.toUpperCase())])).map(
        ({ data }) => data,
      ),
    ).toEqual([first.data, first.data]);
    expect(await add(other.id)).toMatchObject({ status: 400, fields: { id: 'invalid_input' } });
    await add(reservation.id, randomUUID());
    expect((await asks<StaffNote[]>(boss, 'GET', reservation.id, 'notes')).data).toHaveLength(2);
    expect(await audited(reservation.id)).toHaveLength(2);
  });

  it('and both go with the account', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    await asks(boss, 'POST', reservation.id, 'notes', { body: { text: 'Kind people.' } });
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
    expect((await host.call('DELETE', '/v1/users/me', { token: who.token })).status).toBe(200);
    expect((await asks<StaffNote[]>(boss, 'GET', reservation.id, 'notes')).data).toEqual([]);
  });
});

describe('an administrator extends a hold', () => {
  const extend = (who: Person, id: string) => asks<AdminReservationDetail>(who, 'POST', id, 'extend-hold');

  it('once, by the same span, with links that sign', async () => {
    const boss = await admin();
    const { who, reservation, houseId } = await someoneWithAReservation(host);
    clock.forward(hours(20));
    const { data, status } = await extend(boss, reservation.id);
    expect(status).toBe(200);
    expect(Date.parse(data.holdExpiresAt!)).toBe(Date.parse(reservation.holdExpiresAt!) + hours(24));
    expect(data.events.at(-1)).toMatchObject({ transition: 'extend_hold', by: 'administrator' });
    expect(await audited(reservation.id)).toMatchObject([{ action: 'hold-extended' }]);
    expect((await extend(boss, reservation.id)).code).toBe('hold_not_extendable');
    clock.forward(hours(10));
    await runJobs(host.ctx);
    expect((await requestReservation(host, await person(host), { houseId })).code).toBe('dates_taken');
    const member = { ...who, token: await tokenNow(host, who) };
    await payReservation(host, member, reservation);
    expect((await signReservation(host, await signingToken(host, who))).status).toBe(200);
    expect((await detail(boss, reservation.id)).status).toBe('confirmed');
  });

  it('not one that ran out, and nothing that is no request', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const { reservation: sure } = await someoneWithAConfirmedReservation(host);
    expect((await extend(boss, sure.id)).code).toBe('hold_not_extendable');
    clock.forward(hours(25));
    expect((await extend(boss, reservation.id)).code).toBe('hold_expired');
  });
});

describe('nobody else', () => {
  it.each([
    ['GET', 'cancellation'],
    ['DELETE', 'cancel?reason=x'],
    ['GET', 'mid-stay-checkout?date=2026-12-01'],
    ['DELETE', 'mid-stay-checkout?date=2026-12-01&reason=x'],
    ['GET', 'refund-deposit'],
    ['POST', 'refund-deposit'],
    ['POST', 'extend-hold'],
    ['GET', 'noise-complaints'],
    ['POST', 'noise-complaints'],
    ['GET', 'notes'],
    ['POST', 'notes'],
  ])('%s %s', async (method, call) => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const body = method === 'POST' ? { body: {} } : {};
    const path = `/v1/admin/reservations/${reservation.id}/${call}`;
    expect((await host.call(method, path, body)).status).toBe(401);
    expect((await host.call(method, path, { token: who.token, ...body })).status).toBe(403);
    expect((await detail(boss, reservation.id)).status).toBe('confirmed');
    const nobodys = path.replace(reservation.id, randomUUID());
    expect((await host.call(method, nobodys, { token: boss.token, ...valid(method, call) })).status).toBe(
      404,
    );
  });
  const valid = (method: string, call: string) => {
    if (method !== 'POST') return {};
    if (call === 'notes') return { body: { text: 'x' } };
    return { body: { date: '2026-12-01', source: 'x', text: 'x' } };
  };
});
