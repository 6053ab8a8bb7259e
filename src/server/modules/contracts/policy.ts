import { createHash, randomBytes } from 'node:crypto';
import { booking } from '#contract/rules/policy.ts';
import type { StoredStatus } from '#contract/rules/life.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { LinkedContract } from './link-store.ts';

/** A fresh signing token: 32 random bytes, of which only the hash is kept. */
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

/** When a signing link made now stops working: while the dates are only held, never after the hold. */
export function linkEnd(nowMs: number, { reservation_status, hold_expires_at }: Hold): Date {
  const own = nowMs + booking.signingLinkDays * 86_400_000;
  return new Date(reservation_status === 'requested' ? Math.min(own, hold_expires_at.getTime()) : own);
}

/** Why nobody can sign a contract any more, or null. */
export function canStillSign(
  contract: Hold & { contract_status: LinkedContract['status'] },
  nowMs: number,
): ErrorCode | null {
  if (contract.contract_status === 'declined') return 'contract_declined';
  if (contract.contract_status === 'signed') return 'contract_signed';
  if (contract.reservation_status === 'expired') return 'hold_expired';
  if (contract.reservation_status === 'requested' && contract.hold_expires_at.getTime() <= nowMs)
    return 'hold_expired';
  const open = contract.reservation_status === 'requested' || contract.reservation_status === 'confirmed';
  return open && contract.contract_status === 'sent' ? null : 'contract_void';
}

/**
 * Why a signing link can no longer be used, or null. What has become of the contract says more than the link's own end, so it is
 * looked at first; a declined contract is shown for as long as anybody asks.
 */
export function linkProblem(
  linked: Pick<
    LinkedContract,
    'reservation_status' | 'hold_expires_at' | 'expires_at' | 'status' | 'replaced_at'
  >,
  nowMs: number,
): ErrorCode | null {
  const open = linked.reservation_status === 'requested';
  if (linked.reservation_status === 'expired') return 'hold_expired';
  if (open && linked.hold_expires_at.getTime() <= nowMs) return 'hold_expired';
  if (linked.replaced_at !== null || linked.status === 'void') return 'contract_void';
  if (linked.status === 'declined') return null;
  if (linked.reservation_status === 'cancelled') return 'contract_void';
  return linked.expires_at.getTime() <= nowMs ? 'token_expired' : null;
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The picture in a PNG data URL, or null where it is none. */
export function pngOf(dataUrl: string): Uint8Array | null {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (!/^[\w+/]+={0,2}$/.test(text)) return null;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return bytes.length > 60 && PNG.every((byte, index) => bytes[index] === byte) ? bytes : null;
}

/** Whether a text can be the id of a row; anything else is simply not found. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

export function isSha256(text: string): boolean {
  return /^[\da-f]{64}$/i.test(text);
}
