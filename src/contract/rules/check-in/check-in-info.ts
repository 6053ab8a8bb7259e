import { addDays, seoulInstant, type PlainDate } from '../dates.ts';
import { booking } from '../policy.ts';

/** Returns the instant (ms) from which the check-in information may be read: 15:00 in Korea on the day before check-in. */
export function checkInInfoAt(checkIn: PlainDate): number {
  return seoulInstant(addDays(checkIn, -1), booking.checkInInfoTime);
}
