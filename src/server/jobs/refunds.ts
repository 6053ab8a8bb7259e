import type { Context } from '#server/context.ts';
import { finishRefund, gatewayOf } from '#server/modules/payments/refunds.ts';
import { settle } from '#server/modules/payments/settle.ts';
import { readAgainAt } from '#server/modules/payments/policy.ts';
import { findPayment, openRefunds, setNextRead, unsettledOrders } from '#server/modules/payments/store.ts';

/** After how long a payment that its provider still knows nothing of is not asked for again; a virtual account may be paid into for a week. */
const ASK_AGAIN_MS = 8 * 86_400_000;

/**
 * Finishes what a crash or a silent provider left open: payments whose outcome was never written down are read, never asked for twice,
 * then everything recorded to go back goes back, once (spec: Cancellation and refunds).
 * @throws AggregateError of what could not be finished yet; it stays recorded for the next time.
 */
export async function finishRefunds(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  const each = async (ids: string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) await work(id).catch((error: unknown) => failures.push(error));
  };
  const now = ctx.clock.now();
  const unsettled = await unsettledOrders(ctx.db, new Date(now));
  await each(unsettled, (orderId) => readAgain(ctx, orderId));
  await each(await openRefunds(ctx.db, new Date(now)), (id) => finishRefund(ctx, id));
  if (failures.length > 0) throw new AggregateError(failures, 'some payments or refunds are still open');
}

async function readAgain(ctx: Context, orderId: string): Promise<void> {
  const payment = await findPayment(ctx.db, orderId);
  if (!payment) return;
  const now = ctx.clock.now();
  await setNextRead(ctx.db, orderId, readAgainAt(payment, now));
  const known = { orderId, paymentKey: payment.payment_key };
  const outcome = await gatewayOf(ctx, payment.provider).read(known);
  await settle(ctx, orderId, outcome);
  // Given up on an answer alone: while no host or no provider was there, the money may have been taken.
  const old = now - payment.started_at.getTime() > ASK_AGAIN_MS;
  if (old && outcome.outcome === 'pending') await setNextRead(ctx.db, orderId, null);
}
