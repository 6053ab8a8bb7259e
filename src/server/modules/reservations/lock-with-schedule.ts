import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { lockReservation, type ReservationRow } from '#server/modules/reservations/store.ts';

/**
 * Locks a reservation until the transaction ends, in the order that payments use: its instalments, its house, then itself. Everything that changes
 * instalments uses this order, after an account and before a contract, to avoid deadlocks.
 * @throws if the reservation does not exist.
 */
export async function lockWithSchedule(
  trx: Trx,
  ctx: Pick<Context, 'payments'>,
  id: string,
): Promise<ReservationRow> {
  await ctx.payments.lockSchedule(trx, id);
  return lockReservation(trx, id);
}
