import { addDays, seoulDate, seoulInstant, type PlainDate } from './dates.ts';
import { booking } from './policy.ts';

export const storedStatuses = [
  'requested',
  'confirmed',
  'cancelled',
  'expired',
  'checked_out_early',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** The statuses that people see. `staying` and `completed` follow from the dates. */
export const statuses = [...storedStatuses, 'staying', 'completed'] as const;
export type Status = (typeof statuses)[number];

/** Why a reservation ended before its time (docs/specification.md#reservation-life-cycle). */
export const closingReasons = [
  'member',
  'admin',
  'hold_expired',
  'contract_declined',
  'natural_disaster',
  'eviction',
  'early_checkout',
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** The transitions of a reservation. `server/modules/reservations/lifecycle.ts` defines where each leads. */
export const transitionNames = [
  'request',
  'change',
  'extend',
  'extend_hold',
  'sign',
  'pay',
  'confirm',
  'expire',
  'retake',
  'cancel',
  'cancel_by_administrator',
  'cancel_for_disaster',
  'decline',
  'check_out_early',
  'evict',
  'correct_occupant',
  'move',
  'move_confirmed',
  'park',
  'put_back',
  'ask_change',
  'complete_change',
  'lapse_change',
  'withdraw_change',
  'decline_change',
  'give_way',
  'choose_payment_method',
] as const;
export type TransitionName = (typeof transitionNames)[number];

/** The actors that change a reservation. An occupant who signs or declines without an account counts as a member with a name. */
export const actorKinds = ['member', 'administrator', 'system', 'provider'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** True once the 24-hour hold of a request has run out, even if the job that expires it has not run yet. */
export function holdIsOver(stored: StoredStatus, holdExpiresAt: Date, nowMs: number): boolean {
  return stored === 'requested' && holdExpiresAt.getTime() <= nowMs;
}

/** Returns the status at an instant. A hold that ran out counts as expired even if the job has not run yet. */
export function currentStatus(stored: StoredStatus, holdExpiresAt: Date, nowMs: number): StoredStatus {
  return holdIsOver(stored, holdExpiresAt, nowMs) ? 'expired' : stored;
}

export const lists = ['upcoming', 'current', 'past', 'canceled'] as const;
export type ReservationList = (typeof lists)[number];

/** Returns the latest check-out date whose stays are over at an instant (ms): the day of check-out counts until noon in Seoul (docs/specification.md#reservation-life-cycle). */
export function lastCheckOut(nowMs: number): PlainDate {
  const today = seoulDate(nowMs);
  return nowMs < seoulInstant(today, booking.currentUntil) ? addDays(today, -1) : today;
}

/** The status at an instant (docs/specification.md#reservation-life-cycle). */
export function statusAt(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate },
  nowMs: number,
): Status {
  if (stored !== 'confirmed') return stored;
  if (stay.checkOut <= lastCheckOut(nowMs)) return 'completed';
  return seoulDate(nowMs) >= stay.checkIn ? 'staying' : 'confirmed';
}

/** Returns which of the member's four lists holds a reservation at an instant (docs/specification.md#reservation-life-cycle). */
export function listAt(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate },
  nowMs: number,
): ReservationList {
  if (stored === 'cancelled' || stored === 'expired') return 'canceled';
  if (stored === 'checked_out_early' || stay.checkOut <= lastCheckOut(nowMs)) return 'past';
  return stay.checkIn <= seoulDate(nowMs) ? 'current' : 'upcoming';
}

/** True if the guests have stayed and left by an instant. Only then can the stay be reviewed (docs/specification.md#content). */
export function hasLeft(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate; endedOn: PlainDate | null },
  nowMs: number,
): boolean {
  if (stored === 'checked_out_early') return stay.endedOn !== null && stay.endedOn > stay.checkIn;
  return stored === 'confirmed' && stay.checkOut <= lastCheckOut(nowMs);
}

/**
 * True if a stay is over and its unpaid amount can still be paid. False once something was kept from the deposit, which may cover that amount, so
 * that nobody pays twice.
 */
export function isPayableAfterStay(
  status: Status,
  settled: { deductions: readonly unknown[] } | null | undefined,
): boolean {
  return status === 'completed' && !settled?.deductions.length;
}

/** True if an instalment can be paid in this status: the first of a request, any once confirmed (docs/specification.md#reservation-life-cycle). */
export function isPayableIn(stored: StoredStatus, seq: number): boolean {
  return stored === 'confirmed' || (stored === 'requested' && seq === 1);
}
