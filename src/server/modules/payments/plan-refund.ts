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
import { coverSchedule } from '#contract/rules/stay-change.ts';
import type { RefundBasis, RefundPlan, RefundSubject, Return } from '#server/ports/payments.ts';
import { scheduleOf } from './change.ts';
import { returnablePayments } from './read-store.ts';

/** Plans what a cancellation at an instant gives back by the policy that the stay was booked under; null once it can no longer be cancelled. */
export async function planRefund(db: Db, stay: RefundSubject, nowMs: number): Promise<RefundPlan | null> {
  return refundPlanOf(stay, await paymentsOf(db, stay), seoulDate(nowMs));
}

async function paymentsOf(db: Db, { id, dropped }: Pick<RefundSubject, 'id' | 'dropped'>) {
  const payments = await returnablePayments(db, id);
  return dropped ? payments.filter(({ instalmentId }) => instalmentId !== dropped) : payments;
}

/** Plans what a cancellation on a Seoul date gives back of payments, given oldest first. */
export function refundPlanOf(
  stay: Omit<RefundSubject, 'id'>,
  payments: readonly (Returnable & PaidInstalment & Return['payment'] & Pick<Made, 'paidWhenDue'>)[],
  today: PlainDate,
): RefundPlan | null {
  const subject = { checkIn: stay.check_in, totalRent: stay.house_price - stay.coupon_discount };
  const paid = countedFor(stay, payments);
  const byPolicy = refundOn(stay.policy, today, subject, paid);
  if (!byPolicy) return null;
  const sums = sumPaid(stay.policy, today, paid);
  if (stay.status === 'requested')
    return { paid: sums, refund: wholeRefund(sums), returns: wholeOf(payments) };
  return {
    paid: sums,
    refund: byPolicy,
    returns: spreadRefund(byPolicy.total, payments, stay.krw_per_usd),
  };
}

type Made = Returnable & PaidInstalment & { from: PlainDate; to: PlainDate; paidWhenDue: boolean };

/**
 * Tells which payments of the schedule the money counts for: each for its own, unless the stay was changed after one was made. Then it counts
 * for those of the new schedule in order, and what was due when it was paid stays due (ADR 39). `fullRent` is the rent of the whole payment.
 */
function countedFor<P extends PaidInstalment & Returnable & Pick<Made, 'paidWhenDue'>>(
  stay: Omit<RefundSubject, 'id'>,
  payments: readonly P[],
) {
  if (!stay.changed_at) return payments.map((payment) => ({ ...payment, fullRent: payment.rent }));
  const leftOf = (made: readonly P[]) => made.reduce((sum, { left }) => sum + left, 0);
  const whenDue = payments.filter(({ paidWhenDue }) => paidWhenDue);
  return coverSchedule(scheduleOf(stay), leftOf(payments), leftOf(whenDue));
}

/** Everything that is left of payments. */
function wholeOf<P extends Returnable & Return['payment']>(payments: readonly P[]): Return[] {
  return payments.map((payment) => ({
    payment,
    amount: payment.left,
    amountUsdCents: payment.leftUsdCents,
  }));
}

/** The won of the nights from a Seoul date on; of a payment that covers a period in part the unpaid nights are unused first. */
function unusedOf(part: Pick<Made, 'rent' | 'from' | 'to'> & { fullRent: number }, from: PlainDate) {
  return Math.max(0, unusedRent({ ...part, rent: part.fullRent }, from) - (part.fullRent - part.rent));
}

/** Payments as they are once some of them has gone back. */
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

/**
 * Plans what goes back on a basis, payment by payment, the latest first. Nights that were not paid are owed by nobody; a deposit goes back
 * through the payment that brought it.
 */
export async function planReturns(db: Db, stay: RefundSubject, basis: RefundBasis): Promise<Return[]> {
  const payments = await paymentsOf(db, stay);
  const spread = (total: number, over = payments) => spreadRefund(total, over, stay.krw_per_usd);
  if (basis === 'all') return wholeOf(payments);
  if ('nightsFrom' in basis) {
    const parts: (Pick<Made, 'rent' | 'from' | 'to'> & { fullRent: number })[] = countedFor(stay, payments);
    return spread(parts.reduce((sum, part) => sum + unusedOf(part, basis.nightsFrom), 0));
  }
  if ('won' in basis) return spread(basis.won);
  return spread(
    basis.depositWon,
    lessReturns(payments, basis.beside ?? []).filter(({ deposit }) => deposit > 0),
  );
}
