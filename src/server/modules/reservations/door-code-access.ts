import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { lastCheckOut, type StoredStatus } from '#contract/rules/reservation-status.ts';

type Booked = { status: StoredStatus; check_in: PlainDate; check_out: PlainDate; gave_way_at: Date | null };

/**
 * True if the member of a confirmed stay may read its check-in information with the door code at an instant (ms): from {@link checkInInfoAt} until
 * noon in Korea on the check-out day, because people still go in and out then. Never while the stay has no room (ADR 37).
 */
export function isCheckInInfoOpen(reservation: Booked, nowMs: number): boolean {
  return (
    !reservation.gave_way_at &&
    reservation.status === 'confirmed' &&
    nowMs >= checkInInfoAt(reservation.check_in) &&
    reservation.check_out > lastCheckOut(nowMs)
  );
}

/** True if an administrator may read the door code at an instant (ms): the stay is confirmed, has a room, and its check-out day is not over. */
export function mayAdministratorReadDoorCode(reservation: Omit<Booked, 'check_in'>, nowMs: number): boolean {
  return (
    reservation.status === 'confirmed' &&
    !reservation.gave_way_at &&
    reservation.check_out >= seoulDate(nowMs)
  );
}
