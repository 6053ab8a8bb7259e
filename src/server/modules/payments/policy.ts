import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { toCents } from '#contract/rules/money.ts';
import type { RefundReason } from '#contract/rules/refund-reason.ts';
import { currentStatus, isPayableIn, type StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

/**
 * Refuses an instalment that cannot be paid now, or null: the first is payable while the hold runs, the others once the stay is confirmed
 * (docs/specification.md#reservation-life-cycle).
 */
export function startProblem(
  stay: { status: StoredStatus; holdExpiresAt: Date },
  instalment: { seq: number; paid: boolean },
  nowMs: number,
): ErrorCode | null {
  if (currentStatus(stay.status, stay.holdExpiresAt, nowMs) === 'expired') return 'hold_expired';
  if (instalment.paid) return 'payment_already_made';
  return isPayableIn(stay.status, instalment.seq) ? null : 'payment_not_due';
}

/** Tells the payer why a payment went back, by the recorded reason; null where it did not. */
export function returnProblem(reason: RefundReason | null): ErrorCode | null {
  switch (reason) {
    case 'dates_lost':
    case 'hold_expired':
      return 'hold_expired_refunded';
    case 'paid_twice':
      return 'payment_already_made';
    case 'stay_closed':
    case 'stay_changed':
      return 'payment_not_due';
    default:
      return null;
  }
}

/** Returns the amount of a payment at its provider: US cents where it is charged in dollars, else won. */
export function chargedAmount(payment: { amount: number; amount_usd_cents: number | null }): number {
  return payment.amount_usd_cents ?? payment.amount;
}

const WEEK_MS = 7 * DAY_MS;

/** Returns the instant (ms) until which a payment begun now can be made: the end of the hold for the first, a week for the others. */
export function payableUntil(
  stay: { status: StoredStatus; holdExpiresAt: Date },
  seq: number,
  nowMs: number,
): number {
  return stay.status === 'requested' && seq === 1 ? stay.holdExpiresAt.getTime() : nowMs + WEEK_MS;
}

/**
 * Returns the instant (ms) after which an order for a virtual account must end to be taken up again at `nowMs`, where a fresh one would end
 * at `untilMs`: nobody is given an account for more than a day less.
 */
export function takenUpAfter(untilMs: number, nowMs: number): number {
  return Math.max(nowMs, untilMs - DAY_MS);
}

/**
 * Schedules the next reading of a payment at its provider: every 2 minutes at first, half-hourly at last, and twice a day where it said
 * that the payment failed.
 */
export function readAgainAt(
  payment: { started_at: Date; status: 'started' | 'confirming' | 'failed' },
  nowMs: number,
): Date {
  const rarest = payment.status === 'failed' ? 12 * HOUR_MS : 30 * MINUTE_MS;
  const age = nowMs - payment.started_at.getTime();
  return new Date(nowMs + Math.min(Math.max(age / 4, 2 * MINUTE_MS), rarest));
}

/** Age up to which an order is read: a virtual account may be paid into for a week, and a failed payment may still come. */
const READ_FOR_MS = 8 * DAY_MS;

/** True once an order is so old that its provider is not asked again, unless an answer is still missing. */
export function isReadNoMore(payment: { started_at: Date }, nowMs: number): boolean {
  return nowMs - payment.started_at.getTime() > READ_FOR_MS;
}

/** Schedules the next attempt of a refund: after 1, 2, 4 … minutes, never over an hour. */
export function refundAgainAt(attempts: number, nowMs: number): Date {
  return new Date(nowMs + Math.min(2 ** Math.min(attempts, 10), 60) * MINUTE_MS);
}

/**
 * True where a payment was opened for what its instalment is now: a stay that was changed costs something else. Somebody else may pay a stay
 * in won in dollars, at the rate that the booking locked.
 */
export function isForDue(payment: {
  amount: number;
  amount_usd_cents: number | null;
  due_amount: number;
  due_usd_cents: number | null;
  krw_per_usd: string;
}): boolean {
  const { amount, amount_usd_cents: cents, due_amount: due, due_usd_cents: dueCents } = payment;
  if (amount !== due) return false;
  return cents === (cents !== null && dueCents === null ? toCents(due, payment.krw_per_usd) : dueCents);
}

/** True for what a stay gives back that was cancelled, ended early or is over; money that nothing was given for is returned, not refunded. */
export function isRefund(reason: RefundReason): boolean {
  const refunds: readonly RefundReason[] = [
    'member',
    'admin',
    'natural_disaster',
    'eviction',
    'early_checkout',
    'deposit',
  ];
  return refunds.includes(reason);
}
