import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';

/** How long mailed links open, in hours; `locales/{ko,en}/mail.json` tells it to its reader. */
export const confirmationHours = 48;
export const resetHours = 1;
/** How long somebody may be away at Google, and how long they may take to complete the sign-up after it. */
export const googleFlowMs = 10 * 60_000;
export const googleTicketMs = 60 * 60_000;
/** A rotated refresh token may come again for so long: an answer got lost, or two tabs asked at once. */
export const graceMs = 60_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row; anything else is simply not found. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

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

/**
 * What becomes of somebody whom Google vouches for. An account with the same address is linked only where Google has verified that
 * address, and only where no other Google account is linked: addresses change hands, subjects do not (OpenID Connect Core 5.7).
 * `claim` is an account whose address nobody ever confirmed: whoever made it may be a stranger who waits for its owner to come.
 */
export function googleVerdict(
  identity: { emailVerified: boolean },
  known: { bySubject: boolean; byAddress: { confirmed: boolean; linked: boolean } | null },
): 'log-in' | 'link' | 'claim' | 'newcomer' | 'refuse' {
  if (known.bySubject) return 'log-in';
  if (!identity.emailVerified || known.byAddress?.linked) return 'refuse';
  if (!known.byAddress) return 'newcomer';
  return known.byAddress.confirmed ? 'link' : 'claim';
}
