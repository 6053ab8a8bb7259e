import { seoulDate } from '#contract/rules/dates.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { confirmWhenComplete } from './confirm.ts';
import { couponStillHolds } from './coupons/use-coupon.ts';
import { expireHolds } from './expire.ts';
import { may, placeOf } from './lifecycle.ts';
import { holdEnd, keptHold } from './policy.ts';
import { lockReservation, type ReservationRow } from './store.ts';
import { transition } from './transition.ts';
import type { Dependencies, Services } from './transitions/dependencies.ts';

/**
 * Settles the first payment of a reservation: confirms it where it is signed; a bank transfer keeps the hold of one that is not. After the hold ran out the dates are taken again if they are
 * free; `lost` when they are not, and then the money must go back.
 */
export async function pay(
  trx: Trx,
  ctx: Services,
  id: string,
  by: Actor,
): Promise<'held' | 'confirmed' | 'lost'> {
  const stay = await lockReservation(trx, id);
  if (stay.status === 'confirmed') return 'confirmed';
  const still = stopClock(ctx);
  let paid = await transition(trx, still, stay, { name: 'pay', by });
  if (paid.refused) {
    const held = await retake(trx, still, stay, by);
    if (!held) return 'lost';
    paid = await transition(trx, still, held, { name: 'pay', by });
  }
  if (paid.refused) return 'lost';
  if (await confirmWhenComplete(trx, still, paid.done, by)) return 'confirmed';
  if (by.kind === 'administrator') await keepHold(trx, still, paid.done, by);
  return 'held';
}

/** Keeps the dates of a request whose money came by bank transfer until it is signed or cancelled: only a person could send it back. */
async function keepHold(trx: Trx, ctx: Dependencies, stay: ReservationRow, by: Actor): Promise<void> {
  const { refused } = await transition(trx, ctx, stay, {
    name: 'extend_hold',
    by,
    columns: keptHold(ctx.clock.now()),
  });
  if (refused) throw new Error(`the hold of ${stay.id} is paid and cannot be kept: ${refused}`);
}

/** Takes the dates again for another hold's length. @returns the row after, or null where somebody else has a night of them. */
async function retake(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  by: Actor,
): Promise<ReservationRow | null> {
  const now = ctx.clock.now();
  if (!may('retake', placeOf(stay, now), by.kind)) return null;
  if (stay.account_id === null || stay.check_in < seoulDate(now)) return null;
  await expireHolds(trx, ctx, stay.house_id, stay.id);
  // A hold that ran out has given its coupon back; someone else may have used it up since.
  const dates = { checkIn: stay.check_in, checkOut: stay.check_out };
  if (stay.coupon_code && (await couponStillHolds(trx, ctx, stay, dates)).problem) return null;
  const columns = { hold_expires_at: holdEnd(now) };
  const retaken = await transition(trx, ctx, stay, { name: 'retake', by, columns });
  return retaken.refused ? null : retaken.done;
}
