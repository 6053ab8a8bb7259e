import type { ReservationSummary } from '#contract/reservations.ts';
import { currentStatus, listAt, type ReservationList } from '#contract/rules/reservation-status.ts';
import type { Context } from '#server/context.ts';
import { presentSummary } from './present.ts';
import { firstPhotos, ownReservations } from './read-store.ts';

/** Lists an account's reservations of one kind today; those that ended newest first, the others by check-in. */
export async function listReservations(
  ctx: Context,
  accountId: string,
  list: ReservationList,
): Promise<ReservationSummary[]> {
  const now = ctx.clock.now();
  const all = await ownReservations(ctx.db, accountId);
  const rows = all.filter((row) => {
    const stay = { checkIn: row.check_in, checkOut: row.check_out };
    return listAt(currentStatus(row.status, row.hold_expires_at, now), stay, now) === list;
  });
  if (list === 'past' || list === 'canceled') rows.reverse();
  const photos = await firstPhotos(
    ctx.db,
    rows.map((row) => row.house_id),
  );
  return rows.map((row) => presentSummary(row, photos.get(row.house_id), now));
}
