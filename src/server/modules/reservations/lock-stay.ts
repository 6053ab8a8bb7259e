import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { lockReservation, type ReservationRow } from './store.ts';

/**
 * Holds a reservation until the transaction ends, with what whoever pays for it holds first: its instalments, its house, then itself. All
 * that moves its instalments takes this order, after an account and before a contract, so that of two nobody waits for the other.
 * @throws when there is none.
 */
export async function lockStay(
  trx: Trx,
  ctx: Pick<Context, 'payments'>,
  id: string,
): Promise<ReservationRow> {
  await ctx.payments.lockSchedule(trx, id);
  return lockReservation(trx, id);
}
