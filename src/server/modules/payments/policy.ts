import type { StoredStatus } from '#contract/rules/life.ts';
import type { ErrorCode } from '#contract/wire.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row; anything else is simply not found. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Why money goes back, as the books have it. `hold-expired` is written by the reservations module. */
export type ReturnReason = 'dates-lost' | 'paid-twice' | 'stay-closed' | 'stay-changed';

/**
 * Why an instalment cannot be paid now, or null: the first one while the hold runs, the others once the stay is confirmed
 * (spec: Reservation life cycle).
 */
export function startProblem(
  stay: { status: StoredStatus; holdExpiresAt: Date },
  instalment: { seq: number; paid: boolean },
  nowMs: number,
): ErrorCode | null {
  if (stay.status === 'expired') return 'hold_expired';
  if (stay.status === 'requested' && stay.holdExpiresAt.getTime() <= nowMs) return 'hold_expired';
  if (instalment.paid) return 'payment_already_made';
  if (stay.status === 'confirmed') return null;
  return stay.status === 'requested' && instalment.seq === 1 ? null : 'payment_not_due';
}

/** What the payer of a payment that went back is told, by the reason that was written down. */
export function returnProblem(reason: string | null): ErrorCode | null {
  switch (reason) {
    case 'dates-lost':
    case 'hold-expired':
      return 'hold_expired_refunded';
    case 'paid-twice':
      return 'payment_already_made';
    case 'stay-closed':
    case 'stay-changed':
      return 'payment_not_due';
    default:
      return null;
  }
}

/** What a payment amounts to at its provider: US cents where it is charged in dollars, else won. */
export function chargedAmount(payment: { amount: number; amount_usd_cents: number | null }): number {
  return payment.amount_usd_cents ?? payment.amount;
}

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/** Until when a payment begun now has something to buy: the first while the hold runs, the others for a week. Milliseconds. */
export function payableUntil(
  stay: { status: StoredStatus; holdExpiresAt: Date },
  seq: number,
  nowMs: number,
): number {
  return stay.status === 'requested' && seq === 1 ? stay.holdExpiresAt.getTime() : nowMs + WEEK_MS;
}

/** When a provider is asked again what became of a payment: the older it is, the rarer; every 2 minutes at first, half-hourly at last. */
export function readAgainAt(payment: { started_at: Date }, nowMs: number): Date {
  const age = nowMs - payment.started_at.getTime();
  return new Date(nowMs + Math.min(Math.max(age / 4, 2 * MINUTE_MS), 30 * MINUTE_MS));
}

/** When a refund that did not go through is asked for again: after 1, 2, 4 … minutes, never over an hour. */
export function refundAgainAt(attempts: number, nowMs: number): Date {
  return new Date(nowMs + Math.min(2 ** Math.min(attempts, 10), 60) * MINUTE_MS);
}

/** Whether a payment was opened for what its instalment is now: a stay that was changed costs something else. */
export function isForDue(payment: {
  amount: number;
  amount_usd_cents: number | null;
  due_amount: number;
  due_usd_cents: number | null;
}): boolean {
  return payment.amount === payment.due_amount && payment.amount_usd_cents === payment.due_usd_cents;
}
