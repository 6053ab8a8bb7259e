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

/** Returns why an account cannot hold more unpaid requests, or null (docs/specification.md#reservation-life-cycle). */
export function holdsProblem(open: number, isEmailConfirmed: boolean): ErrorCode | null {
  if (isEmailConfirmed) return open >= booking.openHolds.confirmed ? 'holds_exceeded' : null;
  return open >= booking.openHolds.unconfirmed ? 'holds_unconfirmed' : null;
}

export function holdEnd(nowMs: number): Date {
  return new Date(nowMs + booking.holdHours * HOUR_MS);
}

/** Returns the columns of a hold that a payment keeps. Its end is later than any stay that can be booked. */
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

/** Returns the refund tier of a cancellation on a Seoul date: everything for a request, as no contract exists yet; null once it is too late. */
export function cancellationTier(
  reservation: Pick<Booked, 'status' | 'policy' | 'check_in'>,
  today: PlainDate,
): RefundTier | null {
  const tier = tierOn(reservation.policy, today, reservation.check_in);
  return tier && reservation.status === 'requested' ? wholeTier(tier) : tier;
}

/** Returns why a member cannot cancel, or null. Possible until the end of check-in day in Seoul; an extension must be canceled before its stay. */
export function cancelProblem(
  reservation: Booked & { change_check_in: PlainDate | null },
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  if (reservation.change_check_in) return 'change_pending';
  if (currentStatus(reservation.status, reservation.hold_expires_at, nowMs) === 'expired')
    return 'hold_expired';
  const tier = tierOn(reservation.policy, seoulDate(nowMs), reservation.check_in);
  if (!may('cancel', reservation.status) || tier === null) return 'not_cancellable';
  return extended ? 'stay_extended' : null;
}

/**
 * Returns why dates and people cannot be changed, or null. Possible for an unpaid request, and for a confirmed stay with a room in a policy tier that
 * allows it. The date between a stay and its extension is fixed ({@link fixedEndProblem}).
 */
export function changeProblem(
  reservation: Booked & {
    first_paid_at: Date | null;
    parked_at: Date | null;
    change_check_in: PlainDate | null;
  },
  nowMs: number,
): ErrorCode | null {
  if (currentStatus(reservation.status, reservation.hold_expires_at, nowMs) === 'expired')
    return 'hold_expired';
  if (reservation.change_check_in) return 'change_pending';
  const isFirm = may('ask_change', reservation.status);
  const open = isFirm
    ? !reservation.parked_at
    : may('change', reservation.status) && !reservation.first_paid_at;
  if (!open) return 'not_changeable';
  return tierOn(reservation.policy, seoulDate(nowMs), reservation.check_in)?.changes
    ? null
    : 'not_changeable';
}

/** Returns why dates would separate a stay from its extension, or null: the extension must begin on the day the stay ends. */
export function fixedEndProblem(
  reservation: Pick<Booked, 'check_in' | 'check_out'> & { extends_id: string | null },
  extended: boolean,
  wish: Stay,
): ErrorCode | null {
  const parts =
    (reservation.extends_id !== null && wish.checkIn !== reservation.check_in) ||
    (extended && wish.checkOut !== reservation.check_out);
  return parts ? 'stay_extended' : null;
}

/** Returns why a stay cannot be extended, or null. It can be extended once, while it is confirmed, has a room, and has not ended. */
export function extendProblem(
  reservation: Booked & { parked_at: Date | null; change_check_in: PlainDate | null },
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  const runs = reservation.status === 'confirmed' && seoulDate(nowMs) < reservation.check_out;
  const open = runs && !extended && reservation.parked_at === null && reservation.change_check_in === null;
  return open ? null : 'not_extendable';
}

/** Returns the Seoul date by which a refund asked for at an instant (ms) has arrived with the payment method. */
export function refundArrival(atMs: number, method: PaymentMethod): PlainDate {
  return addDays(seoulDate(atMs), booking.refundDays[method]);
}

/** Returns the first Seoul date with records still retained at an instant (ms); 1 March if that year has no 29 February. */
export function recordsRetainedFrom(nowMs: number): PlainDate {
  const day = new Date(`${seoulDate(nowMs)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - recordYears);
  return day.toISOString().slice(0, 10);
}

/**
 * Returns why a member's account cannot be deleted, or null (docs/specification.md#accounts): a held, upcoming or running stay blocks it, or a past
 * one with money left to pay or a deposit to refund. Nights after an early check-out are not owed.
 */
export function deletionBlock(
  reservation: {
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
  const status = currentStatus(reservation.status, reservation.hold_expires_at, nowMs);
  const list = listAt(status, { checkIn: reservation.check_in, checkOut: reservation.check_out }, nowMs);
  if (list === 'canceled') return null;
  if (status === 'requested' || list === 'upcoming') return 'upcoming';
  if (list === 'current') return 'running';
  const end = reservation.ended_on ?? reservation.check_out;
  // The part of the deposit that was kept may be just the sum that is open: nobody is asked for it, and it blocks nothing.
  const isAsked = reservation.status === 'checked_out_early' || isPayableAfterStay('completed', settled);
  const owed = parts.some(
    ({ from, status: state }) =>
      from < end && (state === 'processing' || (isAsked && ['due', 'overdue'].includes(state))),
  );
  if (owed) return 'unpaid';
  return deposit?.state === 'to_return' ? 'deposit' : null;
}
