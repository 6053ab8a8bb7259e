import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { extensionOf } from './extension/store.ts';
import { lifecycle } from './lifecycle.ts';
import { cancelProblem } from './policy.ts';
import { lockReservation } from './store.ts';
import { transition } from './transition.ts';

/**
 * Cancels a stay for its member. The dates are free at once, and the refund by policy is recorded in the same transaction, before any gateway is
 * asked. A canceled stay does not change.
 * @throws Refusal `refund_changed` if the refund differs from the one the member saw, because it is past midnight in Seoul or a payment came in.
 */
export function cancel(
  ctx: Context,
  id: string,
  by: Actor,
  expectedRefund: number | undefined,
): Promise<void> {
  return inTransaction(ctx, async (trx) => cancelIn(trx, ctx, id, { by, expectedRefund }));
}

async function cancelIn(
  trx: Trx,
  ctx: Context,
  id: string,
  { by, expectedRefund }: { by: Actor; expectedRefund: number | undefined },
): Promise<void> {
  const reservation = await lockReservation(trx, id);
  if (reservation.status === lifecycle.cancel.to) return;
  const still = stopClock(ctx);
  const now = still.clock.now();
  const extended = (await extensionOf(trx, id, new Date(now))) !== null;
  const problem = cancelProblem(reservation, extended, now);
  if (problem) refuse(problem);
  const plan = (await ctx.payments.planRefund(trx, reservation, now)) ?? refuse('not_cancellable');
  if (expectedRefund !== undefined && expectedRefund !== plan.refund.total) refuse('refund_changed');
  const { refused } = await transition(trx, still, reservation, {
    name: 'cancel',
    by,
    returns: plan.returns,
  });
  if (refused) refuse(refused);
}
