import { knownDeviceDays } from '#contract/rules/policy.ts';

/** The longest time at Google, and the longest time to complete the sign-up afterwards. */
export const googleFlowMs = 10 * 60_000;
export const googleTicketMs = 60 * 60_000;
/** The time in which a used refresh token may be presented again, because an answer got lost or two tabs asked at once. */
export const graceMs = 60_000;
export const knownDeviceMs = knownDeviceDays * 86_400_000;

export function afterRotationFailed(
  token: { used_at: Date | null; revoked_at: Date | null; expires_at: Date },
  now: number,
): 'grace' | 'refuse' | 'revoke' {
  if (token.revoked_at || token.expires_at.getTime() <= now || !token.used_at) return 'refuse';
  return now - token.used_at.getTime() <= graceMs ? 'grace' : 'revoke';
}

/** True if the account is blocked and the device was logged in until then. Only such callers learn of the blocking. */
export function endedByBlock(
  { blocked_at: blocked }: { blocked_at: Date | null },
  ended: Date | null,
): boolean {
  return blocked !== null && (ended === null || ended >= blocked);
}

/**
 * Decides about a Google identity. An account with the same address is linked only if Google has verified the address and no other Google account is
 * linked, because addresses change owners but subjects do not (OpenID Connect Core 5.7). `claim` is an account with a never confirmed address, which
 * a stranger may have created in advance.
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
