import type { PlainDate } from '../dates.ts';

/** Years of age from which a person agrees to the use of personal data alone (Personal Information Protection Act, article 22-2). */
export const consentAge = 14;

/** True for who is old enough, on a Seoul date, to agree alone: from that birthday on. */
export function isOldEnough(birthDate: PlainDate, today: PlainDate): boolean {
  return birthDate <= `${Number(today.slice(0, 4)) - consentAge}${today.slice(4)}`;
}
