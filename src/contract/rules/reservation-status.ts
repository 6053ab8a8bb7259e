import { addDays, seoulDate, seoulInstant, type PlainDate } from './dates.ts';
import { booking } from './policy.ts';

/** The statuses that the database holds. */
export const storedStatuses = [
  'requested',
  'confirmed',
  'cancelled',
  'expired',
  'checked_out_early',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** The statuses that people see: `staying` and `completed` follow from the dates alone. */
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

/** Everything that can happen to a reservation; `server/modules/reservations/lifecycle.ts` says from where to where each leads. */
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

/** The kinds of actors that change a reservation. An occupant who signs or declines without an account is told as a member by name. */
export const actorKinds = ['member', 'administrator', 'system', 'provider'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** True once the 24 hours of a request have run out, even while the job that expires it has not come by. */
export function holdIsOver(stored: StoredStatus, holdExpiresAt: Date, nowMs: number): boolean {
  return stored === 'requested' && holdExpiresAt.getTime() <= nowMs;
}

/** The stored status as it is true at an instant: a hold that ran out is expired, whether or not the job has come by. */
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

/** The one of the member's four lists that holds a reservation at an instant (docs/specification.md#reservation-life-cycle). */
export function listAt(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate },
  nowMs: number,
): ReservationList {
  if (stored === 'cancelled' || stored === 'expired') return 'canceled';
  if (stored === 'checked_out_early' || stay.checkOut <= lastCheckOut(nowMs)) return 'past';
  return stay.checkIn <= seoulDate(nowMs) ? 'current' : 'upcoming';
}

/** True once somebody has stayed and left by an instant: only then they can review the stay (docs/specification.md#content). */
export function hasLeft(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate; endedOn: PlainDate | null },
  nowMs: number,
): boolean {
  if (stored === 'checked_out_early') return stay.endedOn !== null && stay.endedOn > stay.checkIn;
  return stored === 'confirmed' && stay.checkOut <= lastCheckOut(nowMs);
}

/**
 * True once a stay is over and what was left unpaid of it can still be paid. Not once something was kept from the deposit, which may be just
 * that: nobody is asked twice.
 */
export function isPayableAfterStay(
  status: Status,
  settled: { deductions: readonly unknown[] } | null | undefined,
): boolean {
  return status === 'completed' && !settled?.deductions.length;
}

/** True for an instalment that can be paid while its reservation has a status: the first of a request, any once it is confirmed (docs/specification.md#reservation-life-cycle). */
export function isPayableIn(stored: StoredStatus, seq: number): boolean {
  return stored === 'confirmed' || (stored === 'requested' && seq === 1);
}
