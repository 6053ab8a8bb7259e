import { HOUR_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { askAgain } from './automatic/jobs.ts';
import { finishRefund, gatewayOf } from './refunds.ts';
import { settle } from './settle.ts';
import { reportDoubt } from './doubts.ts';
import { isReadNoMore, readAgainAt } from './policy.ts';
import { openRefunds, takeStuckRefunds } from './refund-store.ts';
import { findPayment, refundsToReport } from './read-store.ts';
import { setNextRead, unsettledOrders } from './store.ts';
import { runBatch, type Until } from '#server/platform/run-batch.ts';

/**
 * Reads every unsettled order that a provider may have taken money for, including failed ones (docs/specification.md#reservation-life-cycle).
 * @throws AggregateError of the orders that could not be read; they are read again at their next time.
 */
export async function readPayments(ctx: Context, until?: Until): Promise<void> {
  await runBatch(
    await unsettledOrders(ctx.db, new Date(ctx.clock.now())),
    (orderId) => readAgain(ctx, orderId),
    'some payments are still open',
    until,
  );
}

/**
 * Sends every recorded refund, once (docs/specification.md#cancellation-and-refunds).
 * @throws AggregateError of the refunds that could not be finished; they stay recorded for the next run.
 */
export async function finishRefunds(ctx: Context, until?: Until): Promise<void> {
  await runBatch(
    await openRefunds(ctx.db, new Date(ctx.clock.now())),
    (id) => finishRefund(ctx, id),
    'some refunds are still open',
    until,
  );
}

export async function reportRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now - booking.refundWarningHours * HOUR_MS);
  await inTransaction(ctx, async (trx) => {
    const stuck = await refundsToReport(trx, await takeStuckRefunds(trx, until, new Date(now)));
    if (stuck.length === 0) return;
    for (const { id: accountId, email: to, first_name: name, language } of await ctx.accounts.administrators(
      trx,
    )) {
      for (const {
        id,
        code,
        house_name: house,
        amount,
        amount_usd_cents: usd,
        last_error,
        reservation_id,
      } of stuck) {
        const link = `${ctx.config.publicUrl}/admin/reservations/${reservation_id}`;
        await ctx.outbox.post(trx, {
          key: `${id}:stuck:${accountId}:email`,
          kind: 'refund-stuck',
          reservationId: reservation_id,
          channel: 'email',
          to,
          accountId,
          language,
          params: { name, house, code, amount, usd: usd ?? 0, problem: last_error ?? '', link },
        });
      }
    }
  });
}

async function readAgain(ctx: Context, orderId: string): Promise<void> {
  const payment = await findPayment(ctx.db, orderId);
  if (!payment) return;
  const { status, payment_key: paymentKey } = payment;
  if (status === 'paid') return;
  const now = ctx.clock.now();
  await setNextRead(ctx.db, orderId, readAgainAt({ ...payment, status }, now));
  const isLast = isReadNoMore(payment, now);
  let outcome;
  try {
    outcome =
      (await askAgain(ctx, payment)) ??
      (await gatewayOf(ctx, payment.provider).read({ orderId, paymentKey }));
  } catch (error) {
    // No answer is no outcome: after so long a person has to ask the provider.
    if (isLast) await reportDoubt(ctx, payment, 'no_answer');
    throw error;
  }
  await settle(ctx, orderId, outcome);
  if (!isLast || outcome.outcome !== 'pending') return;
  if (status === 'failed') await setNextRead(ctx.db, orderId, null);
  else await reportDoubt(ctx, payment, 'no_answer');
}

export async function runProviders({ gateways }: Context): Promise<void> {
  for (const gateway of new Set([gateways.domestic, gateways.international])) await gateway.work?.();
}
