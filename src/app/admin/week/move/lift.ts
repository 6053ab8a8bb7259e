import type { AdminReservation } from '#contract/admin/reservations.ts';
import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { lineAt } from '../model.ts';
import type { HouseRow, Line } from '../rows.ts';

/** Pixels from which a press is a drag and no click. */
export const SLACK = 5;
/** Distance from an edge of the view, in pixels, within which a carried bar has it scroll on, and the most that it does in a frame. */
const [EDGE, FASTEST] = [56, 16];

/** The nights of a reservation in another house, by what the view knows: `seen_free` where it has not loaded all of them. */
export type Standing = 'own' | 'free' | 'seen_free' | 'taken' | 'not_let';

/** A row under the pointer with its place, pixels from the top of all lines. */
export type OverRow = { row: HouseRow; top: number; height: number };

/** True for a drag that goes up or down rather than along: it takes a bar to another house. */
export function isLift(x: number, y: number): boolean {
  return Math.abs(y) >= SLACK && Math.abs(y) > Math.abs(x);
}

/**
 * False for a reservation of which is known that the host would not move it at an instant (ms): it has begun or is over, its hold has run out,
 * or people were told how to get into the house. The host knows more.
 */
export function isMovable(
  { status, holdExpiresAt, checkIn }: Pick<AdminReservation, 'status' | 'holdExpiresAt' | 'checkIn'>,
  now: number,
): boolean {
  if (status !== 'requested' && status !== 'confirmed') return false;
  if (status === 'requested' && holdExpiresAt !== null && Date.parse(holdExpiresAt) <= now) return false;
  return now < checkInInfoAt(checkIn);
}

/** Returns the house at a distance from the top of all lines; null over the name of a neighbourhood, and above and below the lines. */
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

/** Says how the nights of a reservation stand in the house of a row. A parked reservation gives way, and takes none of them. */
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

/** Pixels by which the view scrolls in a frame with the pointer at `y` between `top` and `bottom`; negative is up. */
export function scrollOn(y: number, top: number, bottom: number): number {
  const into = y < top + EDGE ? y - (top + EDGE) : Math.max(0, y - (bottom - EDGE));
  return Math.round(FASTEST * Math.max(-1, Math.min(1, into / EDGE)));
}

/** Finds the reservation of a bar by the address that it links to. */
export function stayAt(lines: readonly Line[], path: string): AdminReservation | null {
  const id = path.slice(path.lastIndexOf('/') + 1);
  for (const line of lines) {
    const found = line.kind === 'house' && line.row.stays.find((stay) => stay.id === id);
    if (found) return found;
  }
  return null;
}
