import { knownDeviceDays } from '#contract/rules/policy.ts';

/** The longest time away at Google, and the longest time to complete the sign-up after it. */
export const googleFlowMs = 10 * 60_000;
export const googleTicketMs = 60 * 60_000;
/** A rotated refresh token may come again for so long: an answer got lost, or two tabs asked at once. */
export const graceMs = 60_000;
export const knownDeviceMs = knownDeviceDays * 86_400_000;

/** Judges a refresh token that could not be rotated at once: grace, a refusal, or the end of its session. */
export function afterRotationFailed(
  token: { used_at: Date | null; revoked_at: Date | null; expires_at: Date },
  now: number,
): 'grace' | 'refuse' | 'revoke' {
  if (token.revoked_at || token.expires_at.getTime() <= now || !token.used_at) return 'refuse';
  return now - token.used_at.getTime() <= graceMs ? 'grace' : 'revoke';
}

/** True of what a device holds where the account is blocked and it was good until then: only who was logged in is told of the blocking. */
export function endedByBlock(
  { blocked_at: blocked }: { blocked_at: Date | null },
  ended: Date | null,
): boolean {
  return blocked !== null && (ended === null || ended >= blocked);
}

/**
 * Decides about somebody whom Google vouches for. An account with the same address is linked only where Google has verified that
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
