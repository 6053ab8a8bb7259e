import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { reportDoubt } from './doubts.ts';
import { chargedAmount, isForDue, isReadNoMore, readAgainAt } from './policy.ts';
import * as read from './read-store.ts';
import { finishRefund } from './refunds.ts';
import { recordRefund } from './refund-store.ts';
import { tellChargeFailed } from './automatic/messages.ts';
import { tellPayerReceived } from './links/messages.ts';
import * as instalmentStore from './instalment-store.ts';
import * as store from './store.ts';
import { recordAccount, tellEnded } from './virtual-accounts/record.ts';

/**
 * Records the outcome of a payment from its provider, and the virtual account that it waits on. Money that buys nothing is recorded as a refund in
 * the same transaction and sent after it. An incorrect amount is shown to the administrators. A failed payment is read again for some days, because
 * it may have been taken under another key. Repeating it changes nothing.
 * @throws Refusal payment_amount_incorrect
 */
export async function settle(ctx: Context, orderId: string, outcome: PaymentOutcome): Promise<void> {
  const payment = (await read.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (outcome.outcome === 'pending') return outcome.account && recordAccount(ctx, payment, outcome.account);
  if (outcome.outcome === 'declined') {
    const now = ctx.clock.now();
    const next = isReadNoMore(payment, now) ? null : readAgainAt({ ...payment, status: 'failed' }, now);
    return inTransaction(ctx, async (trx) => {
      const isFailed = await store.setFailed(trx, payment.id, outcome.reason, next);
      if (isFailed && payment.automatic_payment_id !== null) await tellChargeFailed(trx, ctx, payment.id);
      if (isFailed) await tellEnded(trx, ctx, payment);
    });
  }
  const currency = payment.amount_usd_cents === null ? 'KRW' : 'USD';
  if (outcome.amount !== chargedAmount(payment) || outcome.currency !== currency) {
    ctx.log('a provider took another amount than was asked', { orderId, outcome });
    await reportDoubt(ctx, payment, 'amount_differs');
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

/** @returns the refund to finish if the money must go back. */
async function settlePaid(
  trx: Trx,
  ctx: Context,
  orderId: string,
  { method, paymentKey, cardLast4 }: { method: string; paymentKey: string; cardLast4?: string | null },
): Promise<string | null> {
  const at = new Date(ctx.clock.now());
  const taken = await takePayment(trx, ctx, {
    orderId,
    made: {
      method,
      paymentKey,
      cardLast4: cardLast4 ?? null,
      at,
    },
  });
  if (taken === null) return null;
  if (taken.reason !== null) return recordRefund(trx, taken.payment, taken.reason, at);
  await tellReceived(trx, ctx, taken.payment);
  return null;
}

/**
 * Marks an order as paid and notifies the reservation. `by` is the provider unless another source brings the money.
 * @returns the payment, with the reason if its money buys nothing; null if it was taken before
 */
export async function takePayment(
  trx: Trx,
  ctx: Context,
  {
    orderId,
    made,
    by,
  }: {
    orderId: string;
    made: { method: string; paymentKey: string; cardLast4?: string | null; at: Date };
    by?: Actor | undefined;
  },
): Promise<{ payment: read.PaymentRow; reason: RefundReason | null } | null> {
  const found = (await read.findPayment(trx, orderId)) ?? refuse('reservation_incorrect');
  await store.lockPayment(trx, found);
  const payment = (await read.findPayment(trx, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'paid') return null;
  await store.setPaid(trx, payment.id, made);
  const actor = by ?? { kind: 'provider', name: payment.provider };
  return { payment, reason: await reasonToReturn(trx, ctx, payment, actor) };
}

/**
 * Mails the receipt to a member who asked for receipts, because a deposit may arrive hours after the page was closed. A person who paid by link gets
 * one too, at the address they left.
 */
export async function tellReceived(trx: Trx, ctx: Context, payment: read.PaymentRow): Promise<void> {
  await tellPayerReceived(trx, ctx, payment.id);
  const payer = await read.findPayer(trx, payment.id);
  if (!payer || payment.amount === 0) return;
  await ctx.outbox.post(trx, {
    key: `${payment.id}:received:email`,
    kind: 'payment-received',
    reservationId: payment.reservation_id,
    channel: 'email',
    to: payer.email,
    language: payer.language,
    params: {
      name: payer.first_name,
      house: payer.house_name,
      paid: payment.amount,
      usd: payment.amount_usd_cents ?? 0,
      seq: String(payer.seq),
      instalments: String(payer.instalments),
      from: payer.period_from,
      until: payer.period_to,
      payment: payment.id,
      link: `${ctx.config.publicUrl}/mypage/${payment.reservation_id}`,
    },
  });
}

async function reasonToReturn(
  trx: Trx,
  ctx: Context,
  payment: read.PaymentRow,
  by: Actor,
): Promise<RefundReason | null> {
  if (payment.is_dropped || !isForDue(payment)) return 'stay_changed';
  if (await instalmentStore.isPaid(trx, payment.instalment_id, payment.id)) return 'paid_twice';
  const { reservation_id: id } = payment;
  if (payment.seq > 1) {
    if ((await ctx.reservations.lock(trx, id)) !== 'confirmed') return 'stay_closed';
    await ctx.reservations.differencePaid(trx, id, payment.instalment_id, by);
    return null;
  }
  if ((await ctx.reservations.paid(trx, id, by)) !== 'lost') return null;
  return (await ctx.reservations.lock(trx, id)) === 'cancelled' ? 'stay_closed' : 'dates_lost';
}
