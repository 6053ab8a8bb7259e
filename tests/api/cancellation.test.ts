import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  createHouse,
  hours,
  messages,
  payReservation,
  press,
  requestReservation,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  startPayment,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00Z';
const host = hostFrom(START);
const { clock } = host;

/** Returns an instant from a Seoul date and a Seoul time. */
const inSeoul = (date: string, time: string) => `${date}T${time}+09:00`;

const look = async (who: Person, id: string) =>
  host.call<Cancellation>('GET', `/v1/reservations/${id}/cancellation`, { token: await tokenNow(host, who) });
const cancel = async (who: Person, id: string, expectedRefund?: number) =>
  host.call<Reservation>(
    'DELETE',
    `/v1/reservations/${id}/cancel${expectedRefund === undefined ? '' : `?expectedRefund=${expectedRefund}`}`,
    { token: await tokenNow(host, who) },
  );

const refundsIn = (id: string) =>
  host.ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .selectAll('refunds')
    .select(['instalments.seq', 'payments.order_id', 'payments.amount as paid'])
    .where('instalments.reservation_id', '=', id)
    .execute();
const sentBack = async (orderId: string) =>
  (
    await host.ctx.db
      .selectFrom('sandbox_orders')
      .select('refunded')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).refunded;

describe.each(['America/Los_Angeles', 'Asia/Seoul', 'Pacific/Auckland'])('with the machine in %s', (zone) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => clock.set(START));
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('turns the tiers of a short stay at midnight in Seoul', async () => {
    const checkIn = '2027-01-10';
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn,
      nights: 30,
      beddingSets: 1,
    });
    const rent = 900_000;
    const at = async (daysBefore: number, time: string) => {
      clock.set(inSeoul(addDays(checkIn, -daysBefore), time));
      const { data } = await look(who, reservation.id);
      return [data.daysBefore, data.refund.rent, data.refund.bedding, data.refund.deposit];
    };
    expect(await at(31, '23:59:59')).toEqual([31, rent, 39_000, 500_000]);
    expect(await at(30, '00:00:00')).toEqual([30, rent / 2, 39_000, 500_000]);
    expect(await at(8, '23:59:59')).toEqual([8, rent / 2, 39_000, 500_000]);
    expect(await at(7, '00:00:00')).toEqual([7, 0, 0, 500_000]);
    expect(await at(0, '23:59:59')).toEqual([0, 0, 0, 500_000]);
    clock.set(inSeoul(addDays(checkIn, 1), '00:00:00'));
    expect(await look(who, reservation.id)).toMatchObject({ status: 409, code: 'not_cancellable' });
    expect(await cancel(who, reservation.id)).toMatchObject({ status: 409, code: 'not_cancellable' });
  });

  it('turns the tiers of a semester at midnight in Seoul', async () => {
    const checkIn = '2027-03-20';
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn, nights: 120 });
    const at = async (daysBefore: number, time: string) => {
      clock.set(inSeoul(addDays(checkIn, -daysBefore), time));
      const { data } = await look(who, reservation.id);
      return [data.daysBefore, data.refund.rent, data.refund.deposit];
    };
    expect(await at(90, '23:59:59')).toEqual([90, 630_000, 500_000]);
    expect(await at(89, '00:00:00')).toEqual([89, 450_000, 500_000]);
    expect(await at(60, '23:59:59')).toEqual([60, 450_000, 500_000]);
    expect(await at(59, '00:00:00')).toEqual([59, 0, 0]);
  });
});

describe('a confirmed stay is cancelled', () => {
  it('gives back by the policy, the latest payment first, once, and says so', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-15', nights: 60 },
      2,
    );
    const { data: promised } = await look(who, reservation.id);
    expect(promised.paid).toMatchObject({ rent: 1_800_000, bedding: 0, deposit: 500_000, total: 2_300_000 });
    // Half of the rent that was due, and all of the payment made ahead of its due date.
    expect(promised.paid).toMatchObject({ rentAhead: 900_000 });
    expect(promised.refund).toMatchObject({ rent: 1_350_000, deposit: 500_000, total: 1_850_000 });
    expect(promised.tier).toMatchObject({ minDays: 8, rentPercent: 50 });
    expect(promised.returns).toMatchObject([
      { seq: 2, amount: 900_000, method: 'card', arrivesBy: '2026-11-28' },
      { seq: 1, amount: 950_000, method: 'card', arrivesBy: '2026-11-28' },
    ]);

    const { data: cancelled, status } = await cancel(who, reservation.id, promised.refund.total);
    expect(status).toBe(200);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancellable: false,
      closed: { reason: 'member' },
      closing: { by: 'member', name: null, note: null },
      contract: { status: 'void', signedAt: expect.any(String) },
    });
    expect(cancelled.refunds.map(({ seq, amount, status: state }) => [seq, amount, state])).toEqual([
      [2, 900_000, 'recorded'],
      [1, 950_000, 'recorded'],
    ]);
    expect(cancelled.payments.map(({ status: state, refunded }) => [state, refunded])).toEqual([
      ['partly_refunded', 950_000],
      ['refunded', 900_000],
    ]);
    const [mail] = await messages(host, who.email, `${reservation.id}:cancelled`);
    expect(mail?.text).toContain('₩1,850,000');

    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const refunds = await refundsIn(reservation.id);
    expect(await Promise.all(refunds.map((refund) => sentBack(refund.order_id)))).toEqual(
      refunds.map(({ amount }) => amount),
    );
    expect(
      (await stayOf(host, who, reservation.id)).data.refunds.every((part) => part.status === 'done'),
    ).toBe(true);
    expect(await messages(host, who.email, ':returned:')).toHaveLength(2);

    // The answer may have been lost on the way: asking again changes nothing.
    expect(await cancel(who, reservation.id, 1)).toMatchObject({
      status: 200,
      data: { status: 'cancelled' },
    });
    await runJobs(host.ctx);
    expect(await refundsIn(reservation.id)).toHaveLength(2);
    const other = await person(host);
    expect((await requestReservation(host, other, { houseId, checkIn: '2026-12-15' })).status).toBe(200);
  });

  it('by the policy it was booked under: of the whole rent, up to what was paid, where the contract says so', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-15', nights: 60 },
      2,
    );
    const { rentBasis: _, ...agreed } = reservation.policy;
    await host.ctx.db
      .updateTable('reservations')
      .set({ policy: JSON.stringify({ ...agreed, version: '2026-11' }) })
      .where('id', '=', reservation.id)
      .execute();
    const { data } = await look(who, reservation.id);
    expect(data.paid).toMatchObject({ rent: 1_800_000, rentAhead: 0 });
    expect(data.refund).toMatchObject({ rent: 900_000, deposit: 500_000, total: 1_400_000 });
    expect((await cancel(who, reservation.id, 1_400_000)).status).toBe(200);
  });

  it('gives nothing else than was shown: past midnight it asks again', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-22',
      nights: 30,
    });
    clock.set(inSeoul('2026-11-21', '23:59:50'));
    const { data: seen } = await look(who, reservation.id);
    expect(seen.refund.total).toBe(1_400_000);
    clock.set(inSeoul('2026-11-22', '00:00:05'));
    expect(await cancel(who, reservation.id, seen.refund.total)).toMatchObject({
      status: 409,
      code: 'refund_changed',
    });
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    const { data: again } = await look(who, reservation.id);
    expect(again.refund.total).toBe(950_000);
    expect((await cancel(who, reservation.id, again.refund.total)).data.status).toBe('cancelled');
  });

  it('gives dollars back at the locked rate and never above what was paid', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-15', nights: 60, international: true },
      2,
    );
    const { data } = await cancel(who, reservation.id);
    const cents = reservation.payments.map((part) => part.amountUsdCents!);
    const [second, first] = data.refunds;
    expect(second).toMatchObject({ seq: 2, amount: 900_000, amountUsdCents: cents[1] });
    expect(first?.amountUsdCents).toBe(
      Math.ceil((950_000 * 100) / Number(reservation.exchangeRate.krwPerUsd)),
    );
    expect(first!.amountUsdCents!).toBeLessThan(cents[0]!);
    await runJobs(host.ctx);
    for (const refund of await refundsIn(reservation.id))
      expect(await sentBack(refund.order_id)).toBe(refund.amount_usd_cents);
  });

  it('records it once however often it is asked at the same moment', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-15',
      nights: 30,
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(who, reservation.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    await Promise.all([runJobs(host.ctx), runJobs(host.ctx)]);
    const refunds = await refundsIn(reservation.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([950_000]);
    expect(await sentBack(refunds[0]!.order_id)).toBe(950_000);
  });
});

describe('a request is cancelled', () => {
  it('unpaid: its dates are free at once and nobody can sign or pay any more', async () => {
    const [who, other] = [await person(host), await person(host)];
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId });
    expect((await requestReservation(host, other, { houseId })).code).toBe('dates_taken');
    const link = await signingToken(host, who);
    const { data } = await cancel(who, reservation.id, 0);
    expect(data).toMatchObject({ status: 'cancelled', refunds: [], contract: { status: 'void' } });
    expect((await requestReservation(host, other, { houseId })).status).toBe(200);
    expect((await signReservation(host, link)).code).toBe('contract_void');
    expect((await startPayment(host, who, reservation)).code).toBe('payment_not_due');
  });

  it('paid but unsigned: nothing is agreed yet, and all of it comes back', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      checkIn: '2026-12-01',
    });
    await payReservation(host, who, reservation);
    expect((await cancel(who, reservation.id)).data.refunds).toMatchObject([{ amount: 1_400_000 }]);
  });

  it('with a payment under way: all of that payment comes back', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
    const { data: checkout } = await startPayment(host, who, reservation);
    const back = await press(host, checkout.orderId, 'pay');
    expect((await cancel(who, reservation.id, 0)).status).toBe(200);
    expect((await confirmPayment(host, who, back)).code).toBe('payment_not_due');
    await runJobs(host.ctx);
    expect(await sentBack(checkout.orderId)).toBe(1_400_000);
  });
});

describe('nobody else, and nothing that is over', () => {
  it('refuses another person’s stay, a lapsed hold and a cancelled stay', async () => {
    const [who, other] = [await person(host), await person(host)];
    const { data: stay } = await requestReservation(host, who, { houseId: await createHouse(host) });
    expect((await look(other, stay.id)).status).toBe(404);
    expect((await cancel(other, stay.id)).status).toBe(404);
    clock.forward(hours(25));
    expect((await cancel(who, stay.id)).code).toBe('hold_expired');
    const { data: again } = await requestReservation(host, who, { houseId: await createHouse(host) });
    await cancel(who, again.id);
    expect((await look(who, again.id)).code).toBe('not_cancellable');
  });

  it('never writes down more than was paid, whoever writes it', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, {});
    const payment = await host.ctx.db
      .selectFrom('payments')
      .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
      .select(['payments.id', 'payments.amount'])
      .where('instalments.reservation_id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    const refund = (amount: number, cents: number | null = null) =>
      host.ctx.db
        .insertInto('refunds')
        .values({
          id: randomUUID(),
          payment_id: payment.id,
          amount,
          amount_usd_cents: cents,
          reason: 'member',
          status: 'recorded',
          recorded_at: new Date(clock.now()),
        })
        .execute();
    await expect(refund(payment.amount + 1)).rejects.toThrow(/exceed what was paid/);
    await expect(refund(1000, 100)).rejects.toThrow(/in its currency/);
    const halves = await Promise.allSettled([refund(800_000), refund(800_000)]);
    expect(halves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
