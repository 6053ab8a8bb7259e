import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { administrators } from '#server/modules/accounts/store.ts';
import { finishRefund, gatewayOf } from '#server/modules/payments/refunds.ts';
import { settle } from '#server/modules/payments/settle.ts';
import { readAgainAt } from '#server/modules/payments/policy.ts';
import { openRefunds, takeStuckRefunds } from '#server/modules/payments/refund-store.ts';
import { findPayment, setNextRead, unsettledOrders } from '#server/modules/payments/store.ts';
import { each } from './each.ts';

/** After how long a payment that its provider still knows nothing of is not asked for again; a virtual account may be paid into for a week. */
const ASK_AGAIN_MS = 8 * 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Reads the payments whose outcome a crash or a silent provider left open, and never asks for them twice.
 * @throws AggregateError of what is still open; it is read again at its next time.
 */
export async function readPayments(ctx: Context): Promise<void> {
  await each(
    await unsettledOrders(ctx.db, new Date(ctx.clock.now())),
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

/** Tells administrators, once each, of the refunds that should have gone through by now: a provider may need a person. */
export async function reportRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now - booking.refundWarningHours * HOUR_MS);
  await inTransaction(ctx, async (trx) => {
    const stuck = await takeStuckRefunds(trx, until, new Date(now));
    if (stuck.length === 0) return;
    for (const { id: accountId, email: to, first_name: name, language } of await administrators(trx)) {
      const link = `${ctx.config.publicUrl}/admin/reservations`;
      for (const { id, code, house_name: house, amount, amount_usd_cents: usd, last_error } of stuck)
        await ctx.outbox.post(trx, {
          key: `${id}:stuck:${accountId}:email`,
          kind: 'refund-stuck',
          channel: 'email',
          to,
          accountId,
          language,
          params: { name, house, code, amount, usd: usd ?? 0, problem: last_error ?? '', link },
        });
    }
  });
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
