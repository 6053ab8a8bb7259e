import type { OwnSummary } from '#contract/reservations/reservations.ts';
import { currentStatus, listAt, type ReservationList } from '#contract/rules/reservation-status.ts';
import type { Context } from '#server/context.ts';
import { depositRefundOf } from './money/deposit-store.ts';
import { depositOf, loadPayments } from './load-details.ts';
import { presentLeftToPay } from './money/present.ts';
import { presentSummary } from './present.ts';
import { firstPhotos, ownReservations, unreadTickets, type OwnReservation } from './read-store.ts';

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
  const unread = await unreadTickets(
    ctx.db,
    rows.map((row) => row.id),
  );
  return Promise.all(
    rows.map((row) => {
      const parts = { photo: photos.get(row.house_id), unreadTickets: unread.get(row.id) ?? 0 };
      return presentOwn(ctx, row, parts, now);
    }),
  );
}

async function presentOwn(
  ctx: Context,
  row: OwnReservation,
  { photo, unreadTickets: unread }: { photo: Parameters<typeof presentSummary>[1]; unreadTickets: number },
  nowMs: number,
): Promise<OwnSummary> {
  const summary = presentSummary(row, photo, nowMs);
  const deposit = await depositOf(ctx.db, row, nowMs);
  return {
    ...summary,
    deposit,
    totalUsdCents: row.total_usd_cents,
    unreadTickets: unread,
    extendsId: row.extends_id,
    leftToPay: summary.status === 'completed' ? await leftToPay(ctx, row, nowMs) : null,
  };
}

async function leftToPay({ db }: Context, row: OwnReservation, nowMs: number) {
  const payments = await loadPayments(db, row, nowMs);
  return presentLeftToPay('completed', payments, await depositRefundOf(db, row.id));
}
