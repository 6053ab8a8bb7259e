import { refundOn, spreadRefund, type Paid } from '#contract/rules/refund.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';
import { recordRefunds, returnablePayments, type ReturnablePayment } from './refund-store.ts';
import type { ReservationRow } from './store.ts';

type Subject = Pick<ReservationRow, 'id' | 'policy' | 'check_in' | 'krw_per_usd'>;

/** What a cancellation at an instant gives back by the policy that the stay was booked under, part by part and payment by payment. */
export type RefundPlan = {
  paid: Paid & { total: number };
  refund: Paid & { total: number };
  returns: { payment: ReturnablePayment; amount: number; amountUsdCents: number | null }[];
};

/** Null once the stay can no longer be cancelled. */
export async function planRefund(db: Db, stay: Subject, nowMs: number): Promise<RefundPlan | null> {
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

/** Writes down what goes back by the policy on the Seoul date of the cancellation. */
export async function returnByPolicy(trx: Trx, stay: ReservationRow, at: Date): Promise<void> {
  const plan = await planRefund(trx, stay, at.getTime());
  await recordRefunds(trx, (plan?.returns ?? []).map(flat), 'cancelled', at);
}

/** Writes down that every payment goes back in full, where it is not on its way back already. */
export async function returnAll(trx: Trx, id: string, reason: string, at: Date): Promise<void> {
  const payments = await returnablePayments(trx, id);
  const whole = payments.map((payment) => ({
    paymentId: payment.id,
    amount: payment.left,
    amountUsdCents: payment.leftUsdCents,
  }));
  await recordRefunds(trx, whole, reason, at);
}

function flat({ payment, amount, amountUsdCents }: RefundPlan['returns'][number]) {
  return { paymentId: payment.id, amount, amountUsdCents };
}
