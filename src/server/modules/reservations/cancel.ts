import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Trx } from '#server/ports.ts';
import { extensionOf } from './extension-store.ts';
import { follow } from './life.ts';
import { lifecycle } from './lifecycle.ts';
import { cancelProblem } from './policy.ts';
import { planRefund } from './refunds.ts';
import { changeReservation, lockReservation } from './store.ts';

/**
 * Cancels a stay for its member: the dates are free at once, and what the policy gives back is written down in the same transaction, before
 * any gateway is asked. A stay that was cancelled already stays as it is.
 * @throws Refusal `refund_changed` where the refund is no longer the one the person saw: midnight in Seoul has passed, or a payment came in.
 */
export function cancel(ctx: Context, id: string, expectedRefund: number | undefined): Promise<void> {
  return inTransaction(ctx, async (trx) => cancelIn(trx, ctx, id, expectedRefund));
}

async function cancelIn(
  trx: Trx,
  ctx: Context,
  id: string,
  expectedRefund: number | undefined,
): Promise<void> {
  const stay = await lockReservation(trx, id);
  if (stay.status === lifecycle.cancel.to) return;
  const now = ctx.clock.now();
  const extended = (await extensionOf(trx, id, new Date(now))) !== null;
  const problem = cancelProblem(stay, extended, now);
  if (problem) refuse(problem);
  const plan = (await planRefund(trx, stay, now)) ?? refuse('not_cancellable');
  if (expectedRefund !== undefined && expectedRefund !== plan.refund.total) refuse('refund_changed');
  await changeReservation(trx, id, {
    status: lifecycle.cancel.to,
    closed_at: new Date(now),
    closed_reason: 'member',
  });
  await follow('cancel', trx, ctx, await lockReservation(trx, id));
}
