import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/rules/durations.ts';
import { paymentLinks } from '#contract/rules/paying/policy.ts';
import { payableUntil } from '../policy.ts';
import type { DueRow } from '../read-store.ts';

/** Makes the token of a payment link: 32 random bytes, of which only the hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Ends a link made now: after its days, with the hold whose first payment it is, or with the change whose difference it is. */
export function linkEnd(due: DueRow, nowMs: number): Date {
  const stay = { status: due.status, holdExpiresAt: due.hold_expires_at };
  const ofHold = due.status === 'requested' ? payableUntil(stay, due.seq, nowMs) : Infinity;
  const ofChange = due.change_due_at?.getTime() ?? Infinity;
  return new Date(Math.min(nowMs + paymentLinks.days * DAY_MS, ofHold, ofChange));
}

/** True while a link may begin a payment, as far as the link itself goes. */
export function isOpen(link: { recalled_at: Date | null; expires_at: Date }, nowMs: number): boolean {
  return link.recalled_at === null && link.expires_at.getTime() > nowMs;
}
