import type { AdminReservation } from '#contract/admin/reservations.ts';
import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { lineAt } from '../model.ts';
import type { HouseRow, Line } from '../rows.ts';

/** Movement in pixels from which a press is a drag instead of a click. */
export const SLACK = 5;
/** Distance in pixels from an edge within which a dragged bar scrolls the view, and the maximum scroll per frame. */
const [EDGE, FASTEST] = [56, 16];

/** State of a reservation's nights in another house; `seen_free` if not all of them are loaded. */
export type Standing = 'own' | 'free' | 'seen_free' | 'taken' | 'not_let';

/** The row under the pointer, with its distance in pixels from the top of all lines. */
export type OverRow = { row: HouseRow; top: number; height: number };

/** True for a vertical drag, which moves a bar to another house. */
export function isLift(x: number, y: number): boolean {
  return Math.abs(y) >= SLACK && Math.abs(y) > Math.abs(x);
}

/**
 * False if the host would certainly refuse the move at an instant (ms): the stay has begun or is over, the hold has expired, or the check-in
 * information was sent. The host may refuse others too.
 */
export function isMovable(
  { status, holdExpiresAt, checkIn }: Pick<AdminReservation, 'status' | 'holdExpiresAt' | 'checkIn'>,
  now: number,
): boolean {
  if (status !== 'requested' && status !== 'confirmed') return false;
  if (status === 'requested' && holdExpiresAt !== null && Date.parse(holdExpiresAt) <= now) return false;
  return now < checkInInfoAt(checkIn);
}

/** Returns the house at a distance from the top of all lines; null over a neighborhood name, and above and below the lines. */
export function houseAt(
  lines: readonly Line[],
  offsets: readonly number[],
  distance: number,
): OverRow | null {
  if (distance < 0 || distance >= offsets.at(-1)!) return null;
  const at = lineAt(offsets, distance);
  const line = lines[at];
  if (line?.kind !== 'house') return null;
  return { row: line.row, top: offsets[at]!, height: offsets[at + 1]! - offsets[at]! };
}

/** Returns the state of a reservation's nights in the house of a row. A parked reservation takes no nights, because it gives way. */
export function standingOf(
  row: HouseRow,
  { houseId, checkIn, checkOut }: Pick<AdminReservation, 'houseId' | 'checkIn' | 'checkOut'>,
): Standing {
  if (row.id === houseId) return 'own';
  if (!row.isLet) return 'not_let';
  const meets = (from: PlainDate, to: PlainDate) => from < checkOut && to > checkIn;
  const isTaken =
    row.bars.some(({ reservation, leaves }) => !reservation.parked && meets(reservation.checkIn, leaves)) ||
    row.taken.some(({ dates }) => meets(dates.from, dates.to));
  if (isTaken) return 'taken';
  const { start, weeks } = row.stretch;
  return checkIn >= start && checkOut <= addDays(start, 7 * weeks) ? 'free' : 'seen_free';
}

/** Returns the pixels to scroll in a frame with the pointer at `y` between `top` and `bottom`; negative is up. */
export function scrollOn(y: number, top: number, bottom: number): number {
  const into = y < top + EDGE ? y - (top + EDGE) : Math.max(0, y - (bottom - EDGE));
  return Math.round(FASTEST * Math.max(-1, Math.min(1, into / EDGE)));
}

export function reservationAt(lines: readonly Line[], path: string): AdminReservation | null {
  const id = path.slice(path.lastIndexOf('/') + 1);
  for (const line of lines) {
    const found = line.kind === 'house' && line.row.reservations.find((reservation) => reservation.id === id);
    if (found) return found;
  }
  return null;
}
