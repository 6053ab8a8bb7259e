import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { PaymentOutcome } from '#server/ports/payments.ts';
import { chargedAmount, isForDue, readAgainAt, returnProblem } from './policy.ts';
import * as read from './read-store.ts';
import { gatewayOf } from './refunds.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';

/**
 * Settles a payment that a page of the provider's brought back; idempotent, from any number of windows. What the browser says is compared,
 * never trusted.
 * @returns the payment as it is then: paid, or on its way
 * @throws Refusal `payment_amount_incorrect`, `payment_declined`, `payment_unknown`, or why its money went back
 */
export async function confirmOrder(
  ctx: Context,
  payment: read.PaymentRow,
  brought: { orderId: string; paymentKey: string; amount: number },
): Promise<read.PaymentRow> {
  const expected = chargedAmount(payment);
  if (brought.amount !== expected) refuse('payment_amount_incorrect');
  if (payment.status !== 'paid') {
    if (!isForDue(payment)) refuse('payment_amount_incorrect');
    const now = ctx.clock.now();
    const next = readAgainAt({ started_at: payment.started_at, status: 'confirming' }, now);
    await store.setConfirming(ctx.db, payment.id, next);
    const paymentKey = payment.payment_key ?? brought.paymentKey;
    const { order_id: orderId, provider } = payment;
    await settle(ctx, orderId, await ask(ctx, provider, { orderId, paymentKey, amount: expected }));
  }
  const isOther = payment.payment_key !== null && payment.payment_key !== brought.paymentKey;
  return result(ctx, payment.order_id, isOther);
}

/** Asks the provider to take the money. Without an answer the outcome is unknown: the job reads the payment until it is settled. */
async function ask(
  ctx: Context,
  provider: string,
  payment: { orderId: string; paymentKey: string; amount: number },
): Promise<PaymentOutcome> {
  try {
    return await gatewayOf(ctx, provider).confirm(payment);
  } catch (error) {
    ctx.log('a payment could not be confirmed', { orderId: payment.orderId, error });
    return refuse('payment_unknown');
  }
}

/** With a key that is not the order's (`isOther`) nothing is on its way. */
async function result(ctx: Context, orderId: string, isOther: boolean): Promise<read.PaymentRow> {
  const payment = (await read.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'failed' || (isOther && payment.status !== 'paid')) refuse('payment_declined');
  const problem = payment.status === 'paid' ? returnProblem(payment.returned) : null;
  if (problem) refuse(problem);
  return payment;
}
