import type { OwnSummary } from '#contract/reservations/reservations.ts';
import { currentStatus, listAt, type ReservationList } from '#contract/rules/reservation-status.ts';
import type { Context } from '#server/context.ts';
import { depositOf } from './load-details.ts';
import { presentSummary } from './present.ts';
import { firstPhotos, ownReservations, type OwnReservation } from './read-store.ts';

/** Lists an account's reservations of one kind today; those that ended newest first, the others by check-in. */
export async function listReservations(
  ctx: Context,
  accountId: string,
  list: ReservationList,
): Promise<OwnSummary[]> {
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
  return Promise.all(rows.map((row) => presentOwn(ctx, row, photos.get(row.house_id), now)));
}

async function presentOwn(
  ctx: Context,
  row: OwnReservation,
  photo: Parameters<typeof presentSummary>[1],
  nowMs: number,
): Promise<OwnSummary> {
  const deposit = await depositOf(ctx.db, row, nowMs);
  return { ...presentSummary(row, photo, nowMs), deposit, totalUsdCents: row.total_usd_cents };
}
