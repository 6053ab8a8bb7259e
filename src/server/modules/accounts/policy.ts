import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';

/** How long a mailed confirmation link opens, in hours; `locales/{ko,en}/mail.json` tells it to its reader. */
export const confirmationHours = 48;
/** A rotated refresh token may come again for so long: an answer got lost, or two tabs asked at once. */
export const graceMs = 60_000;

const EARLIEST_BIRTH = '1900-01-01';

/** Whether a date may be somebody's birth date: real, not before 1900, and before today in Seoul. */
export function isBirthDate(date: string, today: PlainDate): boolean {
  return isPlainDate(date) && date >= EARLIEST_BIRTH && date < today;
}

/** What a refresh token that could not be rotated at once deserves. */
export function afterRotationFailed(
  token: { used_at: Date | null; revoked_at: Date | null; expires_at: Date },
  now: number,
): 'grace' | 'refuse' | 'revoke' {
  if (token.revoked_at || token.expires_at.getTime() <= now || !token.used_at) return 'refuse';
  return now - token.used_at.getTime() <= graceMs ? 'grace' : 'revoke';
}
