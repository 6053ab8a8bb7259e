import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/rules/durations.ts';
import { paymentLinks } from '#contract/rules/paying/policy.ts';
import { payableUntil } from '../policy.ts';
import type { DueRow } from '../read-store.ts';

/** Makes the token of a payment link: 32 random bytes. Only the hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns when a link made now ends: after its number of days, or earlier with the hold (first payment) or with the change that it pays for. */
export function linkEnd(due: DueRow, nowMs: number): Date {
  const reservation = { status: due.status, holdExpiresAt: due.hold_expires_at };
  const ofHold = due.status === 'requested' ? payableUntil(reservation, due.seq, nowMs) : Infinity;
  const ofChange = due.change_due_at?.getTime() ?? Infinity;
  return new Date(Math.min(nowMs + paymentLinks.days * DAY_MS, ofHold, ofChange));
}

export function isOpen(link: { recalled_at: Date | null; expires_at: Date }, nowMs: number): boolean {
  return link.recalled_at === null && link.expires_at.getTime() > nowMs;
}
