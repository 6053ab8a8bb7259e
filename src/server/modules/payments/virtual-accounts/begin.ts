import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import { beginProblem } from '../begin-problem.ts';
import { lockInstalment } from '../instalment-store.ts';
import type { DueRow } from '../read-store.ts';
import { gatewayOf } from '../refunds.ts';
import { settle } from '../settle.ts';
import { beginPayment, type BegunPayment } from '../store.ts';
import { findBegun, hasOpenAccount, type Begun } from './read-store.ts';
import { beginAgain } from './store.ts';

/** A payment that was written down; it can be paid until `end` (ms). */
export type BegunOrder = { id: string; orderId: string; end: number };

/**
 * Begins a payment by virtual account, or reuses the order begun before as long as it has issued no account, so that any window uses the same order.
 * Of two parallel calls the second waits and reuses the order of the first.
 * @throws Refusal `account_open` when another account still waits; what {@link beginProblem} returns if the order was paid meanwhile;
 * `reservation_incorrect` if the instalments were replaced; `payment_unavailable` while the outcome of the earlier order is unknown
 */
export async function beginAccount(
  ctx: Context,
  due: DueRow,
  payment: BegunPayment & { account_until: Date },
): Promise<BegunOrder> {
  const before = await findBegun(ctx.db, payment);
  if (before) await askOf(ctx, due, before);
  return inTransaction(ctx, async (trx) => {
    await lockInstalment(trx, due.id);
    const begun = await findBegun(trx, payment);
    if (begun) {
      await beginAgain(trx, begun.id, payment.started_at);
      const end = Math.min(begun.account_until.getTime(), payment.account_until.getTime());
      return { id: begun.id, orderId: begun.order_id, end };
    }
    // After the order: an account that is issued meanwhile is seen as one or the other.
    if (await hasOpenAccount(trx, due, payment.started_at.getTime())) refuse('account_open');
    if (!(await beginPayment(trx, payment))) refuse('reservation_incorrect');
    return { id: payment.id, orderId: payment.order_id, end: payment.account_until.getTime() };
  });
}

async function askOf(ctx: Context, due: DueRow, { order_id: orderId, provider, payment_key }: Begun) {
  let outcome: PaymentOutcome;
  try {
    outcome = await gatewayOf(ctx, provider).read({ orderId, paymentKey: payment_key });
  } catch (error) {
    ctx.log('an order for a virtual account could not be read', { orderId, error });
    return refuse('payment_unavailable');
  }
  if (outcome.outcome === 'declined' && outcome.isUnknown) return;
  await settle(ctx, orderId, outcome);
  const problem = await beginProblem(ctx.db, due, ctx.clock.now());
  if (problem) refuse(problem);
}
