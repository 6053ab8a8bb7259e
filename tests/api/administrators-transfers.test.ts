import { describe, expect, it } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  hours,
  messages,
  press,
  signAll,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });

type Stay = Pick<Reservation, 'id' | 'payments'>;
const whole = 1_400_000;
/** Records a transfer for an instalment of a stay of 900,000 won a month and 500,000 won deposit. */
const record = async (boss: Person, reservation: Stay, change: object = {}, index = 0) =>
  host.call(
    'POST',
    `/v1/admin/reservations/${reservation.id}/payments/${reservation.payments[index]!.id}/transfer`,
    {
      token: await tokenNow(host, boss),
      body: { amount: whole, receivedOn: '2026-11-21', reference: `NGUYEN ${reservation.id}`, ...change },
    },
  );
const detail = async (boss: Person, id: string) =>
  (
    await host.call<AdminReservationDetail>('GET', `/v1/admin/reservations/${id}`, {
      token: await tokenNow(host, boss),
    })
  ).data;
const paymentsIn = (id: string) =>
  host.ctx.db
    .selectFrom('payments')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select(['payments.provider', 'payments.status', 'payments.order_id'])
    .where('instalments.reservation_id', '=', id)
    .orderBy('payments.started_at')
    .execute();
const audited = (id: string) =>
  host.ctx.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('an administrator records a bank transfer', () => {
  it('which pays the instalment and, once it is signed, confirms the stay', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    expect((await detail(boss, reservation.id)).actions).toContain('record_transfer');
    await signAll(host, reservation);
    expect(await record(boss, reservation)).toMatchObject({ status: 200, data: null });
    const after = await detail(boss, reservation.id);
    expect(after).toMatchObject({
      status: 'confirmed',
      payments: [{ status: 'paid', method: 'transfer', paidAt: '2026-11-21T01:00:00.000Z' }],
    });
    expect(after.actions).not.toContain('record_transfer');
    expect(after.events.slice(-2)).toMatchObject([
      { transition: 'pay', by: 'administrator', byName: 'Nguyễn Jiwoo' },
      { transition: 'confirm', by: 'administrator' },
    ]);
    expect(await audited(reservation.id)).toMatchObject([
      { action: 'transfer-recorded', after: { amount: whole, receivedOn: '2026-11-21', seq: 1 } },
    ]);
    expect(await messages(host, who.email, 'confirmed')).toHaveLength(1);
  });

  it('only in the whole amount, of a day from the request to today, and of a stay in won', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    for (const amount of [whole - 1, whole + 1])
      expect(await record(boss, reservation, { amount })).toMatchObject({
        status: 400,
        fields: { amount: 'payment_amount_incorrect' },
      });
    for (const receivedOn of ['2026-11-20', '2026-11-22'])
      expect(await record(boss, reservation, { receivedOn })).toMatchObject({
        fields: { receivedOn: 'transfer_date_invalid' },
      });
    expect((await record(boss, reservation, { reference: ' ' })).status).toBe(400);
    const { reservation: other } = await someoneWithAReservation(host);
    expect((await record(boss, { ...reservation, payments: other.payments })).code).toBe('not_found');
    expect(await paymentsIn(reservation.id)).toEqual([]);
    expect(await audited(reservation.id)).toEqual([]);

    const { reservation: dollars } = await someoneWithAReservation(host, { international: true });
    expect((await record(boss, dollars)).code).toBe('payment_method_incorrect');
    expect((await detail(boss, dollars.id)).actions).not.toContain('record_transfer');
  });

  it('once: not what is paid, not one line of the bank for two, and of two at the same moment one', async () => {
    const boss = await admin();
    const { reservation: paid } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    expect((await record(boss, paid)).code).toBe('payment_already_made');

    const { reservation } = await someoneWithAReservation(host);
    const answers = await Promise.all([
      record(boss, reservation),
      record(boss, reservation, { reference: 'Somebody else' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await paymentsIn(reservation.id)).toMatchObject([{ provider: 'bank', status: 'paid' }]);

    const { reservation: one } = await someoneWithAReservation(host);
    const { reservation: two } = await someoneWithAReservation(host);
    expect((await record(boss, one, { reference: 'LEE' })).status).toBe(200);
    expect(await record(boss, two, { reference: 'LEE' })).toMatchObject({
      status: 409,
      fields: { reference: 'transfer_recorded' },
    });
  });

  it('beside a payment page that is open: what is paid there too goes back by itself', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const { data: open } = await startPayment(host, who, reservation);
    const back = await press(host, open.orderId, 'pay');
    expect((await record(boss, reservation)).status).toBe(200);
    expect((await confirmPayment(host, who, back)).code).toBe('payment_already_made');
    const refunds = await host.ctx.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.reason', 'refunds.amount', 'payments.provider'])
      .where('payments.order_id', '=', open.orderId)
      .execute();
    expect(refunds).toEqual([{ reason: 'paid_twice', amount: whole, provider: 'sandbox' }]);
  });

  it('and keeps the dates until they are signed: the hold never runs out, and nothing is to be sent back', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-01-10' });
    const before = (await messages(host, who.email, 'contract')).length;
    expect((await record(boss, reservation)).status).toBe(200);
    expect(await messages(host, who.email, 'contract')).toHaveLength(before + 1);
    clock.forward(hours(72));
    await runJobs(host.ctx);
    const kept = await detail(boss, reservation.id);
    expect(kept).toMatchObject({ status: 'requested', paid: true, signed: false, holdExpiresAt: null });
    expect(kept.refunds).toEqual([]);
    expect(kept.actions).not.toContain('extend_hold');
    const { data: today } = await host.call<Today>('GET', '/v1/admin/today', {
      token: await tokenNow(host, boss),
    });
    // Those that are kept come before those that run out.
    expect(
      today.holds.items.filter(({ holdExpiresAt }) => holdExpiresAt === null).map(({ id }) => id),
    ).toContain(reservation.id);
    expect(today.holds.items[0]).toMatchObject({ paid: true, holdExpiresAt: null });
    expect(today.refundsToSend.items.map(({ reservationId }) => reservationId)).not.toContain(reservation.id);
    await signAll(host, reservation);
    expect((await detail(boss, reservation.id)).status).toBe('confirmed');
  });

  it('while it can buy something: not after the hold, nor before the stay is confirmed for a later part', async () => {
    const boss = await admin();
    const { reservation: long } = await someoneWithAReservation(host, { nights: 60 });
    expect((await record(boss, long, { amount: 900_000 }, 1)).code).toBe('payment_not_due');
    const { reservation } = await someoneWithAReservation(host);
    clock.forward(hours(25));
    expect((await record(boss, reservation)).code).toBe('hold_expired');
    expect((await detail(boss, reservation.id)).actions).toEqual([]);
    expect(await paymentsIn(reservation.id)).toEqual([]);
  });

  it('and sends its refund by hand: no job tries, and the payer is told once it is sent', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-02-01' });
    await record(boss, reservation);
    await signAll(host, reservation);
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: await tokenNow(host, who),
    });
    await runJobs(host.ctx);
    const { refunds, refundsToSend } = await detail(boss, reservation.id);
    expect(refunds).toMatchObject([{ status: 'recorded', amount: whole, method: 'transfer' }]);
    expect(refundsToSend).toEqual([refunds[0]!.id]);
    const send = async (refundId: string) =>
      host.call('POST', `/v1/admin/reservations/${reservation.id}/refunds/${refundId}/sent`, {
        token: await tokenNow(host, boss),
        body: { reference: 'ONDOL 1' },
      });
    expect((await send(reservation.id)).code).toBe('not_found');
    for (const _ of [1, 2]) expect((await send(refunds[0]!.id)).status).toBe(200);
    expect(await detail(boss, reservation.id)).toMatchObject({
      refunds: [{ status: 'done' }],
      refundsToSend: [],
    });
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
    expect((await audited(reservation.id)).map(({ action }) => action)).toEqual([
      'transfer-recorded',
      'refund-sent',
    ]);
  });

  it('which a provider sends back by itself, is nobody’s to mark', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-01' });
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: await tokenNow(host, who),
    });
    const { refunds, refundsToSend } = await detail(boss, reservation.id);
    expect(refundsToSend).toEqual([]);
    const answer = await host.call(
      'POST',
      `/v1/admin/reservations/${reservation.id}/refunds/${refunds[0]!.id}/sent`,
      { token: await tokenNow(host, boss), body: { reference: 'x' } },
    );
    expect(answer.code).toBe('not_found');
  });
});
