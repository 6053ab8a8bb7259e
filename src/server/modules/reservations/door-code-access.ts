import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { lastCheckOut, type StoredStatus } from '#contract/rules/reservation-status.ts';

type Booked = { status: StoredStatus; check_in: PlainDate; check_out: PlainDate; gave_way_at: Date | null };

/**
 * True where the member of a confirmed stay may read its check-in information, the door code with it, at an instant (ms): from {@link checkInInfoAt} until noon in Korea on
 * the day of check-out, as people still go in and out then. Never while the stay has no room (ADR 37).
 */
export function isCheckInInfoOpen(stay: Booked, nowMs: number): boolean {
  return (
    !stay.gave_way_at &&
    stay.status === 'confirmed' &&
    nowMs >= checkInInfoAt(stay.check_in) &&
    stay.check_out > lastCheckOut(nowMs)
  );
}

/** True where an administrator may read the door code for a stay at an instant (ms): it is confirmed, has a room, and its check-out day is not over. */
export function mayAdministratorReadDoorCode(stay: Omit<Booked, 'check_in'>, nowMs: number): boolean {
  return stay.status === 'confirmed' && !stay.gave_way_at && stay.check_out >= seoulDate(nowMs);
}
