import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { ReservationRow } from './store.ts';
import { transition } from './transition.ts';
import type { Dependencies } from './transitions/dependencies.ts';

/**
 * Confirms a request that is signed and whose first payment is there, whichever came last.
 * @returns false while one of the two is missing. @throws where a reservation that was just signed or paid can no longer be confirmed.
 */
export async function confirmWhenComplete(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  by: Actor,
): Promise<boolean> {
  if (!stay.signed_at || !stay.first_paid_at) return false;
  const { refused } = await transition(trx, ctx, stay, { name: 'confirm', by });
  if (refused)
    throw new Error(`reservation ${stay.id} is signed and paid and cannot be confirmed: ${refused}`);
  return true;
}
