import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';

/** The part of a stay that an instant falls in, by Seoul's clock; `leaving` are the day of check-out and the one before. */
export type StayDay = 'before' | 'arrival' | 'staying' | 'leavingTomorrow' | 'leavingToday';

/** Tells the part of a stay, so that the right sentence stands above the door code (spec: Dates and times). `now` in milliseconds since the epoch. */
export function stayDayOf(
  { checkIn, checkOut }: Pick<Reservation, 'checkIn' | 'checkOut'>,
  now: number,
): StayDay {
  const today = seoulDate(now);
  if (today < checkIn) return 'before';
  if (now < seoulInstant(checkIn, booking.checkInTime)) return 'arrival';
  if (today >= checkOut) return 'leavingToday';
  return today >= addDays(checkOut, -1) ? 'leavingTomorrow' : 'staying';
}
