import { createHash, randomBytes } from 'node:crypto';
import { booking } from '#contract/rules/policy.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { LinkedContract } from './store.ts';

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

/** When a signing link made now stops working: never after the hold. */
export function linkEnd(nowMs: number, holdEnds: Date): Date {
  return new Date(Math.min(nowMs + booking.signingLinkDays * 86_400_000, holdEnds.getTime()));
}

/** Why a signing link can no longer be used, or null. The hold's end says more than the link's own, so it is looked at first. */
export function linkProblem(
  linked: Pick<
    LinkedContract,
    'reservation_status' | 'hold_expires_at' | 'expires_at' | 'status' | 'superseded_at'
  >,
  nowMs: number,
): ErrorCode | null {
  const open = linked.reservation_status === 'requested';
  if (linked.reservation_status === 'expired') return 'hold_expired';
  if (open && linked.hold_expires_at.getTime() <= nowMs) return 'hold_expired';
  if (linked.reservation_status === 'cancelled' || linked.superseded_at) return 'contract_void';
  if (linked.expires_at.getTime() <= nowMs) return 'token_expired';
  if (linked.status === 'void' || linked.status === 'declined') return 'contract_void';
  return null;
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The picture in a PNG data URL, or null where it is none. */
export function pngOf(dataUrl: string): Uint8Array | null {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (!/^[\w+/]+={0,2}$/.test(text)) return null;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return bytes.length > 60 && PNG.every((byte, index) => bytes[index] === byte) ? bytes : null;
}
