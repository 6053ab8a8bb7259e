import type { Reservation } from '#contract/reservations/reservations.ts';
import { leavesOn } from '#contract/rules/check-out/check-out.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';

/** Part of a stay at an instant, by Seoul time; `leavingTomorrow` is the day before check-out, `leavingToday` the day of check-out. */
export type StayDay = 'before' | 'arrival' | 'staying' | 'leavingTomorrow' | 'leavingToday';

type StayDates = Pick<Reservation, 'checkIn' | 'checkOut'> &
  Partial<Pick<Reservation, 'staysUntil' | 'extendsId'>>;

/**
 * Returns the part of a stay, which decides the sentence above the door code (docs/specification.md#dates-and-times). Nobody leaves at a check-out
 * that a confirmed extension continues, and an extension has no arrival, because its occupants already live there. `now` is in milliseconds since the
 * epoch.
 */
export function stayDayOf(stay: StayDates, now: number): StayDay {
  const { checkIn } = stay;
  const checkOut = leavesOn(stay);
  const today = seoulDate(now);
  if (!stay.extendsId) {
    if (today < checkIn) return 'before';
    if (now < seoulInstant(checkIn, booking.checkInTime)) return 'arrival';
  }
  if (today >= checkOut) return 'leavingToday';
  return today >= addDays(checkOut, -1) ? 'leavingTomorrow' : 'staying';
}
