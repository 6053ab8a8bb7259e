import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { PaymentOutcome, Trx } from '#server/ports.ts';
import { chargedAmount, isForDue, type ReturnReason } from './policy.ts';
import { finishRefund } from './refunds.ts';
import * as store from './store.ts';

/**
 * Writes down what a provider says became of a payment. Money that nothing can be given for is recorded to go back in the same
 * transaction, and goes back after it. Repeating it changes nothing.
 */
export async function settle(
  ctx: Context,
  { orderId, paymentKey }: { orderId: string; paymentKey: string },
  outcome: PaymentOutcome,
): Promise<void> {
  const payment = (await store.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (outcome.outcome === 'pending') return;
  if (outcome.outcome === 'declined') return store.setFailed(ctx.db, payment.id, outcome.reason);
  if (outcome.amount !== chargedAmount(payment)) {
    ctx.log('a provider took another amount than was asked', { orderId, outcome });
    refuse('payment_amount_incorrect');
  }
  const { method } = outcome;
  const refundId = await inTransaction(ctx, (trx) => settlePaid(trx, ctx, orderId, { method, paymentKey }));
  if (refundId === null) return;
  try {
    await finishRefund(ctx, refundId);
  } catch (error) {
    ctx.log('a refund stays recorded and is tried again', { refund: refundId, error });
  }
}

/** @returns the refund to finish, where the money must go back. */
async function settlePaid(
  trx: Trx,
  ctx: Context,
  orderId: string,
  made: { method: string; paymentKey: string },
): Promise<string | null> {
  const found = (await store.findPayment(trx, orderId)) ?? refuse('reservation_incorrect');
  await store.lockPayment(trx, found);
  const payment = (await store.findPayment(trx, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'paid') return null;
  const at = new Date(ctx.clock.now());
  await store.setPaid(trx, payment.id, { ...made, at });
  const reason = await reasonToReturn(trx, ctx, payment);
  return reason === null ? null : store.recordRefund(trx, payment, reason, at);
}

async function reasonToReturn(
  trx: Trx,
  ctx: Context,
  payment: store.PaymentRow,
): Promise<ReturnReason | null> {
  if (await store.isPaid(trx, payment.instalment_id, payment.id)) return 'paid-twice';
  if (!isForDue(payment)) return 'stay-changed';
  if (payment.seq > 1) {
    const status = await store.lockStay(trx, payment.reservation_id);
    return status === 'confirmed' ? null : 'stay-closed';
  }
  if ((await ctx.life.paid(trx, payment.reservation_id)) !== 'lost') return null;
  return (await store.lockStay(trx, payment.reservation_id)) === 'cancelled' ? 'stay-closed' : 'dates-lost';
}
