import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import {
  refundOn,
  spreadRefund,
  sumPaid,
  unusedRent,
  wholeRefund,
  type PaidInstalment,
  type Returnable,
} from '#contract/rules/refund/refund.ts';
import type { Db } from '#server/ports/database.ts';
import { coverSchedule } from '#contract/rules/change.ts';
import type { RefundBasis, RefundPlan, RefundSubject, Return } from '#server/ports/payments.ts';
import { scheduleOf } from './change.ts';
import { returnablePayments } from './read-store.ts';

export async function planRefund(
  db: Db,
  reservation: RefundSubject,
  nowMs: number,
): Promise<RefundPlan | null> {
  return refundPlanOf(reservation, await paymentsOf(db, reservation), seoulDate(nowMs));
}

async function paymentsOf(db: Db, { id, dropped }: Pick<RefundSubject, 'id' | 'dropped'>) {
  const payments = await returnablePayments(db, id);
  return dropped ? payments.filter(({ instalmentId }) => instalmentId !== dropped) : payments;
}

/** Plans the refund of a cancellation on a Seoul date. `payments` are oldest first. */
export function refundPlanOf(
  reservation: Omit<RefundSubject, 'id'>,
  payments: readonly (Returnable & PaidInstalment & Return['payment'] & Pick<Made, 'paidWhenDue'>)[],
  today: PlainDate,
): RefundPlan | null {
  const subject = {
    checkIn: reservation.check_in,
    totalRent: reservation.house_price - reservation.coupon_discount,
  };
  const paid = countedFor(reservation, payments);
  const byPolicy = refundOn(reservation.policy, today, subject, paid);
  if (!byPolicy) return null;
  const sums = sumPaid(reservation.policy, today, paid);
  if (reservation.status === 'requested')
    return { paid: sums, refund: wholeRefund(sums), returns: wholeOf(payments) };
  return {
    paid: sums,
    refund: byPolicy,
    returns: spreadRefund(byPolicy.total, payments, reservation.krw_per_usd),
  };
}

type Made = Returnable & PaidInstalment & { from: PlainDate; to: PlainDate; paidWhenDue: boolean };

/**
 * Assigns the paid money to instalments of the schedule. Each payment counts for its own instalment unless the stay was changed after a payment; then
 * the money counts for the new instalments in order, and money paid when due stays due (ADR 39). `fullRent` is the rent of the whole instalment.
 */
function countedFor<P extends PaidInstalment & Returnable & Pick<Made, 'paidWhenDue'>>(
  reservation: Omit<RefundSubject, 'id'>,
  payments: readonly P[],
) {
  if (!reservation.changed_at) return payments.map((payment) => ({ ...payment, fullRent: payment.rent }));
  const leftOf = (made: readonly P[]) => made.reduce((sum, { left }) => sum + left, 0);
  const whenDue = payments.filter(({ paidWhenDue }) => paidWhenDue);
  return coverSchedule(scheduleOf(reservation), leftOf(payments), leftOf(whenDue));
}

function wholeOf<P extends Returnable & Return['payment']>(payments: readonly P[]): Return[] {
  return payments.map((payment) => ({
    payment,
    amount: payment.left,
    amountUsdCents: payment.leftUsdCents,
  }));
}

/** Returns the won paid for the nights from a Seoul date on. In a partly paid period, the unpaid rent is taken off these nights first. */
function unusedOf(part: Pick<Made, 'rent' | 'from' | 'to'> & { fullRent: number }, from: PlainDate) {
  return Math.max(0, unusedRent({ ...part, rent: part.fullRent }, from) - (part.fullRent - part.rent));
}

function lessReturns<P extends Returnable & Return['payment']>(
  payments: readonly P[],
  gone: readonly Return[],
): P[] {
  return payments.map((payment) => {
    const own = gone.filter((part) => part.payment.id === payment.id);
    const cents = own.reduce((sum, { amountUsdCents }) => sum + (amountUsdCents ?? 0), 0);
    return {
      ...payment,
      left: own.reduce((left, { amount }) => left - amount, payment.left),
      leftUsdCents: payment.leftUsdCents === null ? null : payment.leftUsdCents - cents,
    };
  });
}

/** Plans a refund payment by payment, the latest first. Unpaid nights are not refunded; a deposit goes back through the payment that brought it. */
export async function planReturns(db: Db, reservation: RefundSubject, basis: RefundBasis): Promise<Return[]> {
  const payments = await paymentsOf(db, reservation);
  const spread = (total: number, over = payments) => spreadRefund(total, over, reservation.krw_per_usd);
  if (basis === 'all') return wholeOf(payments);
  if ('nightsFrom' in basis) {
    const parts: (Pick<Made, 'rent' | 'from' | 'to'> & { fullRent: number })[] = countedFor(
      reservation,
      payments,
    );
    return spread(parts.reduce((sum, part) => sum + unusedOf(part, basis.nightsFrom), 0));
  }
  if ('won' in basis) return spread(basis.won);
  return spread(
    basis.depositWon,
    lessReturns(payments, basis.beside ?? []).filter(({ deposit }) => deposit > 0),
  );
}
