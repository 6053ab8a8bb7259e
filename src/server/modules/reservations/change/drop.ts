import { inTransaction, type Context } from '#server/context.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { lockStay } from '../lock-stay.ts';
import { findRow } from '../store.ts';
import { transition } from '../transition.ts';
import type { Services } from '../transitions/dependencies.ts';
import { dueChanges, endChange, openChange, type ChangeRow } from './store.ts';

/**
 * Drops a change of dates that is not completed: the stay stays as it was, with the contract that it had, the new nights are free, and
 * whatever was paid of the difference is recorded to go back. Does nothing where none is open.
 */
export function withdrawChange(ctx: Context, id: string, by: Actor): Promise<void> {
  return inTransaction(ctx, async (trx) => void (await drop(trx, ctx, id, { outcome: 'withdrawn', by })));
}

/**
 * Withdraws the change of a stay, if one pends, so that an administrator can do what it stands in the way of, in the same transaction.
 * Before any house is held but the stay's own. @returns the change; null where none pends.
 */
export async function clearChange(trx: Trx, ctx: Services, id: string, by: Actor): Promise<ChangeRow | null> {
  const { change_check_in: pends } = await findRow(trx, id);
  return pends ? drop(trx, ctx, id, { outcome: 'withdrawn', by }) : null;
}

/** Drops a change whose contract one of its signers declined, in the transaction of that. */
export async function declineChange(trx: Trx, ctx: Services, id: string, by: Actor): Promise<void> {
  await drop(trx, ctx, id, { outcome: 'declined', by });
}

/** Lets a change lapse if its time has run out, and does nothing otherwise. */
export async function lapseChange(trx: Trx, ctx: Services, id: string): Promise<void> {
  await drop(trx, ctx, id, { outcome: 'lapsed', by: { kind: 'system' } });
}

/** Lists the reservations whose change has run out of time, over all houses. */
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
  const stay = await lockStay(trx, ctx, id);
  const change = await openChange(trx, id);
  const still = stopClock(ctx);
  const at = new Date(still.clock.now());
  if (!change || (outcome === 'lapsed' && change.due_at > at)) return null;
  if (change.instalment_id) await ctx.payments.returnInstalment(trx, id, change.instalment_id, at);
  const columns = { change_check_in: null, change_check_out: null };
  const { refused } = await transition(trx, still, stay, { name: transitions[outcome], by, columns });
  if (refused) throw new Error(`the change of reservation ${id} cannot be dropped: ${refused}`);
  await endChange(trx, change.id, outcome, at);
  return change;
}
