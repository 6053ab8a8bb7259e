import { randomUUID } from 'node:crypto';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { paymentSchedule, type Instalment } from '#contract/rules/schedule.ts';
import type { Balance } from '#contract/rules/change.ts';
import type { Db } from '#server/ports/database.ts';
import type { Payments, Return, ScheduleSubject } from '#server/ports/payments.ts';
import { returnablePayments } from './read-store.ts';
import { recordRefunds } from './refund-store.ts';
import * as instalmentStore from './instalment-store.ts';

export function scheduleOf(reservation: ScheduleSubject): Instalment[] {
  const dates = { checkIn: reservation.check_in, checkOut: reservation.check_out };
  const price = {
    nights: daysBetween(reservation.check_in, reservation.check_out),
    housePrice: reservation.house_price,
    coupon: reservation.coupon_discount,
    totalRent: reservation.house_price - reservation.coupon_discount,
    bedding: reservation.bedding_price,
    deposit: reservation.deposit,
    total: reservation.total,
  };
  const rate = reservation.is_international ? reservation.krw_per_usd : null;
  return paymentSchedule(price, dates, seoulDate(reservation.requested_at.getTime()), rate);
}

async function paymentsBut(db: Db, reservationId: string, dropped: string | null) {
  const payments = await returnablePayments(db, reservationId);
  return dropped === null ? payments : payments.filter(({ instalmentId }) => instalmentId !== dropped);
}

async function balanceOf(
  db: Db,
  reservationId: string,
  isInternational: boolean,
  dropped: string | null = null,
): Promise<Balance & { payments: number }> {
  const payments = await paymentsBut(db, reservationId, dropped);
  const cents = payments.reduce((sum, { leftUsdCents }) => sum + (leftUsdCents ?? 0), 0);
  return {
    amount: payments.reduce((sum, { left }) => sum + left, 0),
    usdCents: isInternational ? cents : null,
    payments: payments.length,
  };
}

/**
 * Plans the refund of an amount, through the latest payments first. When another person paid a won stay in dollars, the same share of the dollars
 * goes back, rounded up to the cent.
 */
async function planDifference(
  db: Db,
  reservationId: string,
  { amount, usdCents }: Balance,
  dropped: string | null = null,
): Promise<Return[]> {
  let [won, cents] = [amount, usdCents ?? 0];
  const payments = await paymentsBut(db, reservationId, dropped);
  const returns = payments.toReversed().flatMap((payment) => {
    const part = Math.min(won, payment.left);
    if (part <= 0) return [];
    won -= part;
    const isAll = part === payment.left || won > 0;
    const most = payment.leftUsdCents ?? 0;
    const share = usdCents === null ? Math.ceil((most * part) / payment.left) : cents;
    const usd = isAll ? most : Math.min(share, most);
    cents = Math.max(0, cents - usd);
    return [{ payment, amount: part, amountUsdCents: payment.leftUsdCents === null ? null : usd }];
  });
  return returns.filter(({ amountUsdCents }) => amountUsdCents !== 0);
}

export const changes: Pick<
  Payments,
  | 'scheduleOf'
  | 'balanceOf'
  | 'addInstalment'
  | 'reduceInstalment'
  | 'replaceUnpaid'
  | 'planDifference'
  | 'returnDifference'
  | 'unpaidOf'
  | 'returnInstalment'
> = {
  scheduleOf,
  balanceOf,
  planDifference,
  returnDifference: async (trx, reservationId, sum, at) =>
    recordRefunds(trx, await planDifference(trx, reservationId, sum), 'stay_changed', at),
  unpaidOf: instalmentStore.unpaidOf,
  addInstalment: async (trx, reservationId, part) => {
    const id = randomUUID();
    await instalmentStore.insertInstalments(
      trx,
      reservationId,
      [{ ...part, id }],
      await instalmentStore.highestNumber(trx, reservationId),
    );
    return id;
  },
  reduceInstalment: instalmentStore.reduceUnbegun,
  replaceUnpaid: async (trx, reservationId, rest, at) => {
    const highest = await instalmentStore.highestNumber(trx, reservationId);
    await instalmentStore.dropUnpaid(trx, reservationId, at);
    const parts = rest.map((part) => ({ ...part, id: randomUUID() }));
    await instalmentStore.insertInstalments(trx, reservationId, parts, highest);
    return parts.map(({ id }) => id);
  },
  returnInstalment: async (trx, reservationId, instalmentId, at) => {
    const paid = (await returnablePayments(trx, reservationId)).filter(
      (payment) => payment.instalmentId === instalmentId,
    );
    const returns = paid.map((payment) => ({
      payment,
      amount: payment.left,
      amountUsdCents: payment.leftUsdCents,
    }));
    await recordRefunds(trx, returns, 'stay_changed', at);
    await instalmentStore.dropInstalments(trx, reservationId, [instalmentId], at);
  },
};
