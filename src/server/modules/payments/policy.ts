import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { toCents } from '#contract/rules/money.ts';
import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import { currentStatus, isPayableIn, type StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

/**
 * Returns why an instalment cannot be paid now, or null. The first is payable during the hold, the others once the stay is confirmed
 * (docs/specification.md#reservation-life-cycle).
 */
export function startProblem(
  reservation: { status: StoredStatus; holdExpiresAt: Date },
  instalment: { seq: number; paid: boolean },
  nowMs: number,
): ErrorCode | null {
  if (currentStatus(reservation.status, reservation.holdExpiresAt, nowMs) === 'expired')
    return 'hold_expired';
  if (instalment.paid) return 'payment_already_made';
  return isPayableIn(reservation.status, instalment.seq) ? null : 'payment_not_due';
}

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

/** Returns the amount charged by the provider: US cents if it charges dollars, otherwise won. */
export function chargedAmount(payment: { amount: number; amount_usd_cents: number | null }): number {
  return payment.amount_usd_cents ?? payment.amount;
}

const WEEK_MS = 7 * DAY_MS;

/** Returns the instant (ms) until which a payment begun now can be made: the end of the hold for the first instalment, a week for the others. */
export function payableUntil(
  reservation: { status: StoredStatus; holdExpiresAt: Date },
  seq: number,
  nowMs: number,
): number {
  return reservation.status === 'requested' && seq === 1
    ? reservation.holdExpiresAt.getTime()
    : nowMs + WEEK_MS;
}

/**
 * Returns the instant (ms) after which an open virtual-account order must end to be reused at `nowMs`. `untilMs` is the end of a new order; a reused
 * one may end at most a day earlier.
 */
export function takenUpAfter(untilMs: number, nowMs: number): number {
  return Math.max(nowMs, untilMs - DAY_MS);
}

/**
 * Returns when a payment is next read at its provider: after 2 minutes at first, up to every 30 minutes later, or up to every 12 hours if it failed.
 */
export function readAgainAt(
  payment: { started_at: Date; status: 'started' | 'confirming' | 'failed' },
  nowMs: number,
): Date {
  const rarest = payment.status === 'failed' ? 12 * HOUR_MS : 30 * MINUTE_MS;
  const age = nowMs - payment.started_at.getTime();
  return new Date(nowMs + Math.min(Math.max(age / 4, 2 * MINUTE_MS), rarest));
}

/** Age (ms) up to which an order is read: a virtual account can be paid into for a week, and a failed payment may still arrive. */
const READ_FOR_MS = 8 * DAY_MS;

/** True if an order is too old to ask its provider again. An order without any answer is still asked about. */
export function isReadNoMore(payment: { started_at: Date }, nowMs: number): boolean {
  return nowMs - payment.started_at.getTime() > READ_FOR_MS;
}

/** Returns when a refund is tried again: after 1, 2, 4 … minutes, at most an hour. */
export function refundAgainAt(attempts: number, nowMs: number): Date {
  return new Date(nowMs + Math.min(2 ** Math.min(attempts, 10), 60) * MINUTE_MS);
}

/**
 * True if the payment's amount is what its instalment costs now, as a change of the stay may alter it. Another person may pay a won stay in dollars,
 * at the rate that the booking locked.
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

/** True for refunds of a stay that was canceled, ended early or is over. Other reasons return money that bought nothing. */
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
