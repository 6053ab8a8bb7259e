import type { Context } from '#server/context.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import { lapseChange } from './change/drop.ts';
import { dueChanges } from './change/store.ts';
import { holdsToExpire, lockReservation } from './store.ts';
import { transition } from './transition.ts';
import type { Services } from './transitions/dependencies.ts';

export async function expireHolds(
  trx: Trx,
  ctx: Services,
  houseId: string,
  except: string | null = null,
): Promise<void> {
  for (const id of await holdsToExpire(trx, new Date(ctx.clock.now()), houseId)) {
    if (id !== except) await expire(trx, ctx, id);
  }
  for (const id of await dueChanges(trx, new Date(ctx.clock.now()), houseId))
    // Instalments come before the house elsewhere: a change whose money is on the move lapses with the job.
    if (id !== except && (await ctx.payments.tryLockSchedule(trx, id))) await lapseChange(trx, ctx, id);
}

export async function expire(trx: Trx, ctx: Services, id: string): Promise<void> {
  const reservation = await lockReservation(trx, id);
  const still = stopClock(ctx);
  const returns = await ctx.payments.planReturns(trx, reservation, 'all');
  const columns = { first_paid_at: null };
  await transition(trx, still, reservation, { name: 'expire', by: { kind: 'system' }, columns, returns });
}

export function allToExpire(ctx: Context): Promise<string[]> {
  return holdsToExpire(ctx.db, new Date(ctx.clock.now()), null);
}
