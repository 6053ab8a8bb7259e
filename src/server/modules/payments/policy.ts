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

/** Whether a payment was opened for what its instalment is now: a stay that was changed costs something else. */
export function isForDue(payment: {
  amount: number;
  amount_usd_cents: number | null;
  due_amount: number;
  due_usd_cents: number | null;
}): boolean {
  return payment.amount === payment.due_amount && payment.amount_usd_cents === payment.due_usd_cents;
}

/** The order that a provider's notice speaks of, at the top or under `data`, or null. */
export function orderIn(notice: Record<string, unknown>): string | null {
  const data = notice['data'];
  const nested = typeof data === 'object' && data !== null && 'orderId' in data ? data.orderId : null;
  const orderId = notice['orderId'] ?? nested;
  return typeof orderId === 'string' ? orderId : null;
}
