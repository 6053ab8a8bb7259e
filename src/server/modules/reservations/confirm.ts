import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { ReservationRow } from './store.ts';
import { transition } from './transition.ts';
import type { Dependencies } from './transitions/dependencies.ts';

/**
 * Confirms a request once it is signed and its first payment is made, in any order.
 * @returns false while one of the two is missing. @throws if a reservation that was just signed or paid can no longer be confirmed.
 */
export async function confirmWhenComplete(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  by: Actor,
): Promise<boolean> {
  if (!reservation.signed_at || !reservation.first_paid_at) return false;
  const { refused } = await transition(trx, ctx, reservation, { name: 'confirm', by });
  if (refused)
    throw new Error(`reservation ${reservation.id} is signed and paid and cannot be confirmed: ${refused}`);
  return true;
}
