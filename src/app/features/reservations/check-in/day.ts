import type { Reservation } from '#contract/reservations/reservations.ts';
import { leavesOn } from '#contract/rules/check-out/check-out.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';

/** The part of a stay that an instant falls in, by Seoul's clock; `leaving` are the day of check-out and the one before. */
export type StayDay = 'before' | 'arrival' | 'staying' | 'leavingTomorrow' | 'leavingToday';

type StayDates = Pick<Reservation, 'checkIn' | 'checkOut'> &
  Partial<Pick<Reservation, 'staysUntil' | 'extendsId'>>;

/**
 * Tells the part of a stay, so that the right sentence stands above the door code (docs/specification.md#dates-and-times). Nobody leaves at a
 * check-out from which a confirmed extension goes on, and an extension has no arrival: its people live there already. `now` in milliseconds since the epoch.
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
