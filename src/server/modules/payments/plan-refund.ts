import { seoulDate } from '#contract/rules/dates.ts';
import { refundOn, spreadRefund, unusedRent, type Paid } from '#contract/rules/refund.ts';
import type { Db } from '#server/ports/database.ts';
import type { RefundPlan, RefundSubject } from '#server/ports/payments.ts';
import { returnablePayments } from './refund-store.ts';

type Part = { paymentId: string; amount: number; amountUsdCents: number | null };

/** Plans what a cancellation at an instant gives back by the policy that the stay was booked under; null once it can no longer be cancelled. */
export async function planRefund(db: Db, stay: RefundSubject, nowMs: number): Promise<RefundPlan | null> {
  const payments = await returnablePayments(db, stay.id);
  const sum = (part: keyof Paid) => payments.reduce((total, payment) => total + payment[part], 0);
  const paid = { rent: sum('rent'), bedding: sum('bedding'), deposit: sum('deposit') };
  const refund = refundOn(stay.policy, seoulDate(nowMs), stay.check_in, paid);
  if (!refund) return null;
  return {
    paid: { ...paid, total: paid.rent + paid.bedding + paid.deposit },
    refund,
    returns: spreadRefund(refund.total, payments, stay.krw_per_usd),
  };
}

/** Plans to give back all that is left of every payment. */
export async function wholeRefund(db: Db, id: string): Promise<Part[]> {
  return (await returnablePayments(db, id)).map((payment) => ({
    paymentId: payment.id,
    amount: payment.left,
    amountUsdCents: payment.leftUsdCents,
  }));
}

/** Plans a refund by policy, payment by payment. */
export async function policyRefund(db: Db, stay: RefundSubject, nowMs: number): Promise<Part[]> {
  const plan = await planRefund(db, stay, nowMs);
  return (plan?.returns ?? []).map(partOf);
}

/** Plans to give back the rent of the nights after an early check-out and its notice; nights that were not paid are owed by nobody. */
export async function unusedNightsRefund(db: Db, stay: RefundSubject, endedOn: string): Promise<Part[]> {
  const payments = await returnablePayments(db, stay.id);
  const total = payments.reduce((sum, payment) => sum + unusedRent(payment, endedOn), 0);
  return spreadRefund(total, payments, stay.krw_per_usd).map(partOf);
}

function partOf({ payment, amount, amountUsdCents }: RefundPlan['returns'][number]): Part {
  return { paymentId: payment.id, amount, amountUsdCents };
}
