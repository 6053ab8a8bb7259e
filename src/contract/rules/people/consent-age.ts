import type { PlainDate } from '../dates.ts';

/** Age in years from which a person can consent alone to the use of personal data (Personal Information Protection Act, article 22-2). */
export const consentAge = 14;

/** True if a person is old enough to consent alone on a Seoul date, from that birthday on. */
export function isOldEnough(birthDate: PlainDate, today: PlainDate): boolean {
  return birthDate <= `${Number(today.slice(0, 4)) - consentAge}${today.slice(4)}`;
}
