import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import { chargedAmount, isRefund, refundAgainAt } from './policy.ts';
import { findRefund, type RefundRow } from './read-store.ts';
import { tellPayerReturned } from './links/messages.ts';
import * as store from './refund-store.ts';

/** @throws Refusal payment_unavailable if the gateway of the payment is no longer configured. */
export function gatewayOf(ctx: Context, provider: string): PaymentGateway {
  return findGateway(ctx, provider) ?? refuse('payment_unavailable');
}

export function findGateway(ctx: Context, provider: string): PaymentGateway | undefined {
  const { domestic, international } = ctx.gateways;
  return [domestic, international].find((gateway) => gateway.provider === provider);
}

/**
 * Asks the provider for a recorded refund and notifies the payer once it is done. The refund's id is the idempotency key, so the money goes back once
 * even after a crash or parallel calls. Does nothing for a refund that an administrator took over.
 * @throws if the provider does not answer; the refund then stays recorded, with the error and the time of the next attempt.
 */
export async function finishRefund(ctx: Context, id: string): Promise<void> {
  const refund = await findRefund(ctx.db, id);
  if (!refund || refund.status === 'done') return;
  if (!(await store.claimAttempt(ctx.db, id, new Date(ctx.clock.now())))) return;
  const ref = await giveBack(ctx, refund);
  await inTransaction(ctx, async (trx) => {
    const first = await store.setRefunded(trx, id, ref, new Date(ctx.clock.now()));
    if (first) await tellReturned(trx, ctx, refund);
    const now = await findRefund(trx, id);
    if (now?.by_hand_at)
      ctx.log('a refund was made by its provider although it was taken over', { refund: id });
  });
}

/** Tells the member, and another person who paid, that money has gone back. For a deposit the settlement is included if it was not sent yet. */
export async function tellReturned(trx: Trx, ctx: Context, refund: RefundRow): Promise<void> {
  await tellPayerReturned(trx, ctx, refund);
  if (refund.reason === 'deposit' && (await ctx.reservations.tellDepositSent(trx, refund.reservation_id)))
    return;
  if (refund.email === null || refund.first_name === null) return;
  const { email: to, first_name: name, house_name: house, amount } = refund;
  const message = {
    key: `${refund.id}:returned:email`,
    channel: 'email',
    to,
    reservationId: refund.reservation_id,
    language: refund.language ?? 'ko',
  } as const;
  const link = `${ctx.config.publicUrl}/mypage/${refund.reservation_id}`;
  const kind = isRefund(refund.reason) ? ('refund-sent' as const) : ('payment-returned' as const);
  const params = { name, house, amount, usd: refund.amount_usd_cents ?? 0, link };
  await ctx.outbox.post(trx, { ...message, kind, params });
}

async function giveBack(ctx: Context, refund: RefundRow): Promise<string> {
  try {
    const { ref } = await gatewayOf(ctx, refund.provider).refund({
      idempotencyKey: refund.id,
      orderId: refund.order_id,
      paymentKey: refund.payment_key ?? '',
      amount: chargedAmount(refund),
      reason: refund.reason,
    });
    return ref;
  } catch (error) {
    const again = refundAgainAt(refund.attempts, ctx.clock.now());
    await store.setRefundPostponed(ctx.db, refund.id, again, String(error).slice(0, 400));
    throw error;
  }
}
