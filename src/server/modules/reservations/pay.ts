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
 * Settles the first payment: confirms the reservation if signed; if not, a bank transfer keeps the hold. After the hold ended the dates are taken
 * again if free; otherwise it returns `lost` and the money must go back.
 */
export async function pay(
  trx: Trx,
  ctx: Services,
  id: string,
  by: Actor,
): Promise<'held' | 'confirmed' | 'lost'> {
  const reservation = await lockReservation(trx, id);
  if (reservation.status === 'confirmed') return 'confirmed';
  const still = stopClock(ctx);
  let paid = await transition(trx, still, reservation, { name: 'pay', by });
  if (paid.refused) {
    const held = await retake(trx, still, reservation, by);
    if (!held) return 'lost';
    paid = await transition(trx, still, held, { name: 'pay', by });
  }
  if (paid.refused) return 'lost';
  if (await confirmWhenComplete(trx, still, paid.done, by)) return 'confirmed';
  if (by.kind === 'administrator') await keepHold(trx, still, paid.done, by);
  return 'held';
}

/** Keeps the hold of a request paid by bank transfer until it is signed or canceled, because only a person could send the money back. */
async function keepHold(trx: Trx, ctx: Dependencies, reservation: ReservationRow, by: Actor): Promise<void> {
  const { refused } = await transition(trx, ctx, reservation, {
    name: 'extend_hold',
    by,
    columns: keptHold(ctx.clock.now()),
  });
  if (refused) throw new Error(`the hold of ${reservation.id} is paid and cannot be kept: ${refused}`);
}

/** Takes the dates again for the length of a new hold. @returns the new row, or null if one of the nights is taken. */
async function retake(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  by: Actor,
): Promise<ReservationRow | null> {
  const now = ctx.clock.now();
  if (!may('retake', placeOf(reservation, now), by.kind)) return null;
  if (reservation.account_id === null || reservation.check_in < seoulDate(now)) return null;
  await expireHolds(trx, ctx, reservation.house_id, reservation.id);
  // A hold that ran out has given its coupon back; someone else may have used it up since.
  const dates = { checkIn: reservation.check_in, checkOut: reservation.check_out };
  if (reservation.coupon_code && (await couponStillHolds(trx, ctx, reservation, dates)).problem) return null;
  const columns = { hold_expires_at: holdEnd(now) };
  const retaken = await transition(trx, ctx, reservation, { name: 'retake', by, columns });
  return retaken.refused ? null : retaken.done;
}
