import { inTransaction, type Context } from '#server/context.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { findRow } from '../store.ts';
import { transition } from '../transition.ts';
import type { Services } from '../transitions/dependencies.ts';
import { dueChanges, endChange, openChange, type ChangeRow } from './store.ts';

/**
 * Drops an open change of dates. The stay keeps its dates and contract, the new nights are free, and money paid for the difference is recorded as a
 * refund. Does nothing if no change is open.
 */
export function withdrawChange(ctx: Context, id: string, by: Actor): Promise<void> {
  return inTransaction(ctx, async (trx) => void (await drop(trx, ctx, id, { outcome: 'withdrawn', by })));
}

/**
 * Withdraws the pending change of a stay in the same transaction, so that an administrator can do what it blocks. Call it before any house but the
 * stay's own is locked. @returns the change, or null if none is pending.
 */
export async function clearChange(trx: Trx, ctx: Services, id: string, by: Actor): Promise<ChangeRow | null> {
  const { change_check_in: pends } = await findRow(trx, id);
  return pends ? drop(trx, ctx, id, { outcome: 'withdrawn', by }) : null;
}

export async function declineChange(trx: Trx, ctx: Services, id: string, by: Actor): Promise<void> {
  await drop(trx, ctx, id, { outcome: 'declined', by });
}

export async function lapseChange(trx: Trx, ctx: Services, id: string): Promise<void> {
  await drop(trx, ctx, id, { outcome: 'lapsed', by: { kind: 'system' } });
}

export function changesToLapse(ctx: Context): Promise<string[]> {
  return dueChanges(ctx.db, new Date(ctx.clock.now()), null);
}

const transitions = {
  lapsed: 'lapse_change',
  withdrawn: 'withdraw_change',
  declined: 'decline_change',
} as const;

async function drop(
  trx: Trx,
  ctx: Services,
  id: string,
  { outcome, by }: { outcome: keyof typeof transitions; by: Actor },
): Promise<ChangeRow | null> {
  const reservation = await lockWithSchedule(trx, ctx, id);
  const change = await openChange(trx, id);
  const still = stopClock(ctx);
  const at = new Date(still.clock.now());
  if (!change || (outcome === 'lapsed' && change.due_at > at)) return null;
  if (change.instalment_id) await ctx.payments.returnInstalment(trx, id, change.instalment_id, at);
  const columns = { change_check_in: null, change_check_out: null };
  const { refused } = await transition(trx, still, reservation, { name: transitions[outcome], by, columns });
  if (refused) throw new Error(`the change of reservation ${id} cannot be dropped: ${refused}`);
  await endChange(trx, change.id, outcome, at);
  return change;
}
