import type { Context } from '#server/context.ts';
import { finishRefund, gatewayOf } from '#server/modules/payments/refunds.ts';
import { settle } from '#server/modules/payments/settle.ts';
import { readAgainAt } from '#server/modules/payments/policy.ts';
import { openRefunds } from '#server/modules/payments/refund-store.ts';
import { findPayment, setNextRead, unsettledOrders } from '#server/modules/payments/store.ts';
import { each } from './each.ts';

/** How long an outcome that was never written down is asked for again; a virtual account may be paid into for a week. */
const ASK_AGAIN_MS = 8 * 86_400_000;

/**
 * Reads the payments whose outcome a crash or a silent provider left open, and never asks for them twice.
 * @throws AggregateError of what is still open; it is read again at its next time.
 */
export async function readPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await each(
    await unsettledOrders(ctx.db, new Date(now), new Date(now - ASK_AGAIN_MS)),
    (orderId) => readAgain(ctx, orderId),
    'some payments are still open',
  );
}

/**
 * Gives back everything that is recorded to go back, once (spec: Cancellation and refunds).
 * @throws AggregateError of what could not be finished yet; it stays recorded for the next time.
 */
export async function finishRefunds(ctx: Context): Promise<void> {
  await each(
    await openRefunds(ctx.db, new Date(ctx.clock.now())),
    (id) => finishRefund(ctx, id),
    'some refunds are still open',
  );
}

async function readAgain(ctx: Context, orderId: string): Promise<void> {
  const payment = await findPayment(ctx.db, orderId);
  if (!payment) return;
  await setNextRead(ctx.db, orderId, readAgainAt(payment, ctx.clock.now()));
  const known = { orderId, paymentKey: payment.payment_key };
  await settle(ctx, orderId, await gatewayOf(ctx, payment.provider).read(known));
}
