import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { holdsToExpire, lockReservation } from './store.ts';
import { transition, type Dependencies } from './transition.ts';

/** Expires the holds of a house that ran out, inside `trx`, each with its effects. */
export async function expireHolds(
  trx: Trx,
  ctx: Dependencies,
  houseId: string,
  except: string | null = null,
): Promise<void> {
  for (const id of await holdsToExpire(trx, new Date(ctx.clock.now()), houseId)) {
    if (id !== except) await expire(trx, ctx, id);
  }
}

/** Expires one reservation if its hold has run out, and does nothing otherwise. */
export async function expire(trx: Trx, ctx: Dependencies, id: string): Promise<void> {
  const stay = await lockReservation(trx, id);
  await transition(trx, ctx, stay, 'expire', { kind: 'system' }, { columns: { first_paid_at: null } });
}

/** Lists the ids of holds that have run out, over all houses. */
export function allToExpire(ctx: Context): Promise<string[]> {
  return holdsToExpire(ctx.db, new Date(ctx.clock.now()), null);
}
