import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { PaymentOutcome, Trx } from '#server/ports.ts';
import { chargedAmount, isForDue, type ReturnReason } from './policy.ts';
import { finishRefund } from './refunds.ts';
import { recordRefund } from './refund-store.ts';
import * as store from './store.ts';

/**
 * Writes down what a provider says became of a payment. Money that nothing can be given for is recorded to go back in the same
 * transaction, and goes back after it. Repeating it changes nothing.
 */
export async function settle(ctx: Context, orderId: string, outcome: PaymentOutcome): Promise<void> {
  const payment = (await store.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (outcome.outcome === 'pending') return;
  if (outcome.outcome === 'declined') return store.setFailed(ctx.db, payment.id, outcome.reason);
  const currency = payment.amount_usd_cents === null ? 'KRW' : 'USD';
  if (outcome.amount !== chargedAmount(payment) || outcome.currency !== currency) {
    ctx.log('a provider took another amount than was asked', { orderId, outcome });
    refuse('payment_amount_incorrect');
  }
  const refundId = await inTransaction(ctx, (trx) => settlePaid(trx, ctx, orderId, outcome));
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
  if (reason !== null) return recordRefund(trx, payment, reason, at);
  await tellReceived(trx, ctx, payment);
  return null;
}

/** Tells a payer who asked for receipts, by email, that the money is there; a deposit may come hours after they closed the page. */
async function tellReceived(trx: Trx, ctx: Context, payment: store.PaymentRow): Promise<void> {
  const payer = await store.findPayer(trx, payment.id);
  if (!payer || payment.amount === 0) return;
  await ctx.outbox.post(trx, {
    key: `${payment.id}:received:email`,
    kind: 'payment-received',
    channel: 'email',
    to: payer.email,
    language: payer.language,
    params: {
      name: payer.first_name,
      house: payer.house_name,
      paid: payment.amount,
      link: `${ctx.config.publicUrl}/mypage/${payment.reservation_id}`,
    },
  });
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
