import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import { chargedAmount, isForDue, readAgainAt, returnProblem } from './policy.ts';
import * as read from './read-store.ts';
import { gatewayOf } from './refunds.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';
import { hasOpenAccount } from './virtual-accounts/read-store.ts';

/**
 * Settles a payment after the provider's page returns to the app. Idempotent, from any number of windows. Values sent by the browser are compared,
 * never trusted.
 * @returns the payment in its new state: paid, or still pending
 * @throws Refusal `payment_amount_incorrect`, `payment_declined`, `payment_unknown`, `account_open` for a second virtual account,
 * `too_many_requests`, or the reason why the money went back
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
    if (await isAnotherOpen(ctx, payment, now)) refuse('account_open');
    await spendAllowance(ctx, 'confirmationsOfOrder', payment.order_id);
    const next = readAgainAt({ started_at: payment.started_at, status: 'confirming' }, now);
    await store.setConfirming(ctx.db, payment.id, next);
    const paymentKey = payment.payment_key ?? brought.paymentKey;
    await settle(ctx, payment.order_id, await ask(ctx, payment, paymentKey));
  }
  const isOther = payment.payment_key !== null && payment.payment_key !== brought.paymentKey;
  return result(ctx, payment.order_id, isOther);
}

async function isAnotherOpen(ctx: Context, payment: read.PaymentRow, now: number): Promise<boolean> {
  if (payment.account_until === null || payment.virtual_account !== null) return false;
  const { instalment_id: id, due_amount: amount, due_usd_cents } = payment;
  return hasOpenAccount(ctx.db, { id, amount, amount_usd_cents: due_usd_cents }, now);
}

/**
 * Asks the provider to take the money, or reads the payment into the virtual account that the order already has, so that a second window issues none.
 * Without an answer the outcome is unknown: a job reads the payment until it is settled.
 */
async function ask(ctx: Context, payment: read.PaymentRow, paymentKey: string): Promise<PaymentOutcome> {
  const order = { orderId: payment.order_id, paymentKey };
  try {
    const gateway = gatewayOf(ctx, payment.provider);
    return payment.virtual_account
      ? await gateway.read(order)
      : await gateway.confirm({ ...order, amount: chargedAmount(payment) });
  } catch (error) {
    ctx.log('a payment could not be confirmed', { orderId: payment.order_id, error });
    return refuse('payment_unknown');
  }
}

/**
 * Reads the payment after the provider was asked. With a key of another order (`isOther`), only a payment with a virtual account may still be
 * pending.
 */
async function result(ctx: Context, orderId: string, isOther: boolean): Promise<read.PaymentRow> {
  const payment = (await read.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'failed' || (isOther && payment.status !== 'paid' && !payment.virtual_account))
    refuse('payment_declined');
  const problem = payment.status === 'paid' ? returnProblem(payment.returned) : null;
  if (problem) refuse(problem);
  return payment;
}
