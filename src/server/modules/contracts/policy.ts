import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import { currentStatus, type StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { LinkedContract } from './read-store.ts';

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type Hold = { reservation_status: StoredStatus; hold_expires_at: Date };

/** Returns the end of a new signing link: after its days, but not after the hold of the dates or of a change. */
export function linkEnd(
  nowMs: number,
  { reservation_status, hold_expires_at, change_due_at }: Hold & { change_due_at: Date | null },
): Date {
  const own = nowMs + booking.signingLinkDays * DAY_MS;
  const end = reservation_status === 'requested' ? hold_expires_at : change_due_at;
  return new Date(Math.min(own, end?.getTime() ?? own));
}

export function canStillSign(
  contract: Hold & { contract_status: LinkedContract['status'] },
  nowMs: number,
): ErrorCode | null {
  if (contract.contract_status === 'declined') return 'contract_declined';
  if (contract.contract_status === 'signed') return 'contract_signed';
  const status = currentStatus(contract.reservation_status, contract.hold_expires_at, nowMs);
  if (status === 'expired') return 'hold_expired';
  const open = status === 'requested' || status === 'confirmed';
  return open && contract.contract_status === 'sent' ? null : 'contract_void';
}

/**
 * Returns the refusal for a signing link that can no longer be used, or null. The state of the contract is checked before the link's own end because
 * it says more; a declined contract can always be viewed.
 */
export function linkProblem(
  linked: Pick<
    LinkedContract,
    'reservation_status' | 'hold_expires_at' | 'expires_at' | 'status' | 'replaced_at'
  >,
  nowMs: number,
): ErrorCode | null {
  const status = currentStatus(linked.reservation_status, linked.hold_expires_at, nowMs);
  if (status === 'expired') return 'hold_expired';
  if (linked.status === 'declined') return null;
  if (linked.replaced_at !== null || linked.status === 'void') return 'contract_void';
  if (status === 'cancelled') return 'contract_void';
  return linked.expires_at.getTime() <= nowMs ? 'token_expired' : null;
}

/** Returns what ends if a signer declines the contract; null for a confirmed stay, which continues without it. */
export function endedByDecline(
  linked: Pick<LinkedContract, 'reservation_status' | 'change_due_at' | 'dropped_at'>,
): 'request' | 'change' | null {
  if (linked.change_due_at !== null || linked.dropped_at !== null) return 'change';
  return linked.reservation_status === 'confirmed' ? null : 'request';
}

export function signerAs(linked: Pick<LinkedContract, 'position' | 'account_id' | 'signer_name'>): Actor {
  const { position, account_id: accountId, signer_name: name } = linked;
  return { kind: 'member', accountId: position === 1 ? accountId : null, name };
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function pngOf(dataUrl: string): Uint8Array | null {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (!/^[\w+/]+={0,2}$/.test(text)) return null;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return bytes.length > 60 && PNG.every((byte, index) => bytes[index] === byte) ? bytes : null;
}

export function isSha256(text: string): boolean {
  return /^[\da-f]{64}$/i.test(text);
}
