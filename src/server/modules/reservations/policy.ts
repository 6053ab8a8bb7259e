import type { DepositState } from '#contract/reservations/refunds.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS } from '#contract/rules/durations.ts';
import {
  booking,
  recordYears,
  type RefundPolicy,
  type RefundTier,
  type Stay,
} from '#contract/rules/policy.ts';
import { tierOn, wholeTier } from '#contract/rules/refund/refund.ts';
import {
  currentStatus,
  isPayableAfterStay,
  listAt,
  type StoredStatus,
} from '#contract/rules/reservation-status.ts';
import { partyProblem, stayProblem } from '#contract/rules/stay.ts';
import type { PaymentMethod } from '#contract/rules/payment-methods.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { may } from './lifecycle.ts';

/** Refuses a request for its stay or its people, or null. */
export function requestProblem(
  request: Stay & { guests: number; beddingSets: number },
  house: { minNights: number; maxGuests: number },
  today: PlainDate,
): ErrorCode | null {
  return (
    stayProblem(request, today, house.minNights) ??
    partyProblem(request.guests, request.beddingSets, house.maxGuests)
  );
}

/** Refuses another hold to an account that has so many without a payment, or null (docs/specification.md#reservation-life-cycle). */
export function holdsProblem(open: number, isEmailConfirmed: boolean): ErrorCode | null {
  if (isEmailConfirmed) return open >= booking.openHolds.confirmed ? 'holds_exceeded' : null;
  return open >= booking.openHolds.unconfirmed ? 'holds_unconfirmed' : null;
}

/** Returns the end of a hold taken at an instant. */
export function holdEnd(nowMs: number): Date {
  return new Date(nowMs + booking.holdHours * HOUR_MS);
}

/** Returns the columns of a hold that money keeps from an instant on: its end lies behind every stay that can be booked. */
export function keptHold(nowMs: number): { hold_kept_at: Date; hold_expires_at: Date } {
  const days = booking.windowDays + booking.maxNights;
  return { hold_kept_at: new Date(nowMs), hold_expires_at: new Date(nowMs + days * DAY_MS) };
}

type Booked = {
  status: StoredStatus;
  hold_expires_at: Date;
  check_in: PlainDate;
  check_out: PlainDate;
  policy: RefundPolicy;
};

/** The tier by which a cancellation on a Seoul date gives back; all of a request, of which nothing is agreed yet. Null once it is too late. */
export function cancellationTier(
  stay: Pick<Booked, 'status' | 'policy' | 'check_in'>,
  today: PlainDate,
): RefundTier | null {
  const tier = tierOn(stay.policy, today, stay.check_in);
  return tier && stay.status === 'requested' ? wholeTier(tier) : tier;
}

/**
 * Refuses a cancellation by its member, or null: one can cancel until the end of check-in day in Seoul.
 * An extension stands on the stay it prolongs and is cancelled before it.
 */
export function cancelProblem(
  stay: Booked & { change_check_in: PlainDate | null },
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  if (stay.change_check_in) return 'change_pending';
  if (currentStatus(stay.status, stay.hold_expires_at, nowMs) === 'expired') return 'hold_expired';
  const tier = tierOn(stay.policy, seoulDate(nowMs), stay.check_in);
  if (!may('cancel', stay.status) || tier === null) return 'not_cancellable';
  return extended ? 'stay_extended' : null;
}

/**
 * Refuses a change of dates and people, or null: of a request before its payment, and of a confirmed stay that has a room; in a tier of its
 * policy that allows it. Where a stay and its extension meet is fixed ({@link fixedEndProblem}).
 */
export function changeProblem(
  stay: Booked & {
    first_paid_at: Date | null;
    parked_at: Date | null;
    change_check_in: PlainDate | null;
  },
  nowMs: number,
): ErrorCode | null {
  if (currentStatus(stay.status, stay.hold_expires_at, nowMs) === 'expired') return 'hold_expired';
  if (stay.change_check_in) return 'change_pending';
  const isFirm = may('ask_change', stay.status);
  const open = isFirm ? !stay.parked_at : may('change', stay.status) && !stay.first_paid_at;
  if (!open) return 'not_changeable';
  return tierOn(stay.policy, seoulDate(nowMs), stay.check_in)?.changes ? null : 'not_changeable';
}

/** Refuses other dates that would part a stay from its extension, or null: the second begins on the day on which the first ends. */
export function fixedEndProblem(
  stay: Pick<Booked, 'check_in' | 'check_out'> & { extends_id: string | null },
  extended: boolean,
  wish: Stay,
): ErrorCode | null {
  const parts =
    (stay.extends_id !== null && wish.checkIn !== stay.check_in) ||
    (extended && wish.checkOut !== stay.check_out);
  return parts ? 'stay_extended' : null;
}

/** Refuses an extension, or null: a stay can be prolonged once, while it is confirmed, has a room, and has not ended. */
export function extendProblem(
  stay: Booked & { parked_at: Date | null; change_check_in: PlainDate | null },
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  const runs = stay.status === 'confirmed' && seoulDate(nowMs) < stay.check_out;
  const open = runs && !extended && stay.parked_at === null && stay.change_check_in === null;
  return open ? null : 'not_extendable';
}

/** Returns the Seoul date by which a refund asked for at an instant has arrived, by the way the stay is paid. */
export function refundArrival(atMs: number, method: PaymentMethod): PlainDate {
  return addDays(seoulDate(atMs), booking.refundDays[method]);
}

/** Returns the first Seoul date of which records are still retained at an instant; 1 March where that year has no 29 February. */
export function recordsRetainedFrom(nowMs: number): PlainDate {
  const day = new Date(`${seoulDate(nowMs)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - recordYears);
  return day.toISOString().slice(0, 10);
}

/**
 * Refuses to delete a member's account, or null (docs/specification.md#accounts): it is blocked by a stay that is held, comes or runs, or one that is over
 * with something left to pay or a deposit to give back. Nights after an early check-out are owed to nobody.
 */
export function deletionBlock(
  stay: {
    status: StoredStatus;
    hold_expires_at: Date;
    check_in: PlainDate;
    check_out: PlainDate;
    ended_on: PlainDate | null;
  },
  {
    parts,
    deposit,
    settled,
    nowMs,
  }: {
    parts: { from: PlainDate; status: string }[];
    deposit: DepositState | null;
    settled: { deductions: readonly unknown[] } | undefined;
    nowMs: number;
  },
): 'running' | 'upcoming' | 'unpaid' | 'deposit' | null {
  const status = currentStatus(stay.status, stay.hold_expires_at, nowMs);
  const list = listAt(status, { checkIn: stay.check_in, checkOut: stay.check_out }, nowMs);
  if (list === 'canceled') return null;
  if (status === 'requested' || list === 'upcoming') return 'upcoming';
  if (list === 'current') return 'running';
  const end = stay.ended_on ?? stay.check_out;
  // The part of the deposit that was kept may be just the sum that is open: nobody is asked for it, and it blocks nothing.
  const isAsked = stay.status === 'checked_out_early' || isPayableAfterStay('completed', settled);
  const owed = parts.some(
    ({ from, status: state }) =>
      from < end && (state === 'processing' || (isAsked && ['due', 'overdue'].includes(state))),
  );
  if (owed) return 'unpaid';
  return deposit?.state === 'to_return' ? 'deposit' : null;
}
