import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import {
  refundOn,
  spreadRefund,
  sumPaid,
  unusedRent,
  type PaidInstalment,
  type Returnable,
} from '#contract/rules/refund/refund.ts';
import type { Db } from '#server/ports/database.ts';
import type { RefundBasis, RefundPlan, RefundSubject, Return } from '#server/ports/payments.ts';
import { returnablePayments } from './refund-store.ts';

/** Plans what a cancellation at an instant gives back by the policy that the stay was booked under; null once it can no longer be cancelled. */
export async function planRefund(db: Db, stay: RefundSubject, nowMs: number): Promise<RefundPlan | null> {
  return refundPlanOf(stay, await returnablePayments(db, stay.id), seoulDate(nowMs));
}

/** Plans what a cancellation on a Seoul date gives back of payments, given oldest first. */
export function refundPlanOf(
  stay: Omit<RefundSubject, 'id'>,
  payments: readonly (Returnable & PaidInstalment & Return['payment'])[],
  today: PlainDate,
): RefundPlan | null {
  const subject = { checkIn: stay.check_in, totalRent: stay.house_price - stay.coupon_discount };
  const refund = refundOn(stay.policy, today, subject, payments);
  if (!refund) return null;
  return {
    paid: sumPaid(stay.policy, today, payments),
    refund,
    returns: spreadRefund(refund.total, payments, stay.krw_per_usd),
  };
}

/**
 * Plans what goes back on a basis, payment by payment, the latest first. Nights that were not paid are owed by nobody; a deposit goes back
 * through the payment that brought it.
 */
export async function planReturns(
  db: Db,
  stay: RefundSubject & { ended_on: PlainDate | null },
  basis: RefundBasis,
  nowMs: number,
): Promise<Return[]> {
  if (basis === 'policy') return (await planRefund(db, stay, nowMs))?.returns ?? [];
  const payments = await returnablePayments(db, stay.id);
  const spread = (total: number, over = payments) => spreadRefund(total, over, stay.krw_per_usd);
  if (basis === 'all')
    return payments.map((payment) => ({
      payment,
      amount: payment.left,
      amountUsdCents: payment.leftUsdCents,
    }));
  if (basis === 'unused-nights') {
    const endedOn = stay.ended_on ?? seoulDate(nowMs);
    return spread(payments.reduce((sum, payment) => sum + unusedRent(payment, endedOn), 0));
  }
  if ('won' in basis) return spread(basis.won);
  return spread(
    basis.depositWon,
    payments.filter(({ deposit }) => deposit > 0),
  );
}
