import type { RefundHandling, ReservationAction } from '#contract/admin/vocabulary.ts';
import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { refundAccounts } from '#contract/rules/paying/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import { isPayableIn } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { depositProblem } from '../money/deposit.ts';
import { may, placeOf } from '../lifecycle.ts';
import { cancelProblem } from '../policy.ts';
import type { ReservationRow } from '../store.ts';

export type Circumstances = {
  reservation: ReservationRow;
  last: ReservationRow;
  holdWasExtended: boolean;
  depositIsSettled: boolean;
  unpaid: readonly number[];
  signatures: number;
};

/** Returns why a stay cannot end early, or null. It must be running with a night left and have no extension. */
export function earlyCheckOutProblem(
  reservation: ReservationRow,
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  const { check_in: checkIn, check_out: checkOut } = reservation;
  const today = seoulDate(nowMs);
  if (reservation.status !== 'confirmed' || today < checkIn || today >= checkOut) return 'not_staying';
  return extended ? 'stay_extended' : null;
}

/** Returns why a hold cannot be extended, or null. It can be extended once, while it runs and no bank transfer keeps it. */
export function extendHoldProblem(
  reservation: ReservationRow,
  holdWasExtended: boolean,
  nowMs: number,
): ErrorCode | null {
  if (reservation.status !== 'requested' || reservation.hold_kept_at || holdWasExtended)
    return 'hold_not_extendable';
  return placeOf(reservation, nowMs) === 'hold_over' ? 'hold_expired' : null;
}

export function complaintProblem(reservation: ReservationRow, nowMs: number): ErrorCode | null {
  const began = reservation.status === 'confirmed' || reservation.status === 'checked_out_early';
  return began && reservation.check_in <= seoulDate(nowMs) ? null : 'not_staying';
}

/** Returns why a bank transfer cannot be recorded, or null. It must be in won, for an open instalment that can be paid now. */
export function transferProblem(
  { reservation, unpaid }: Pick<Circumstances, 'reservation' | 'unpaid'>,
  nowMs: number,
): ErrorCode | null {
  if (placeOf(reservation, nowMs) === 'hold_over') return 'hold_expired';
  if (reservation.is_international) return 'payment_method_incorrect';
  return unpaid.some((seq) => isPayableIn(reservation.status, seq)) ? null : 'payment_not_due';
}

export function correctionProblem(
  reservation: ReservationRow,
  signatures: number,
  nowMs: number,
): ErrorCode | null {
  const place = placeOf(reservation, nowMs);
  if (!may('correct_occupant', place)) return place === 'hold_over' ? 'hold_expired' : 'not_changeable';
  return signatures > 0 ? 'contract_signed' : null;
}

/** Returns why a reservation cannot be moved, or null (ADR 30). It must have no extension, and its access information must not be readable yet. */
export function moveProblem(reservation: ReservationRow, extended: boolean, nowMs: number): ErrorCode | null {
  const place = placeOf(reservation, nowMs);
  if (place === 'hold_over') return 'hold_expired';
  if (reservation.change_check_in) return 'change_pending';
  if (!may('move', place) && !may('move_confirmed', place)) return 'not_movable';
  // A request that gave way was told nothing of the house.
  if (!reservation.gave_way_at && nowMs >= checkInInfoAt(reservation.check_in)) return 'not_movable';
  return extended || reservation.extends_id !== null ? 'stay_extended' : null;
}

/**
 * Returns why a move cannot take the other house's price, or null (ADR 68). A paid request waits for its signatures within one hold, and its contract
 * cannot name other payments.
 */
export function movePriceProblem(reservation: ReservationRow, isBeingPaid: boolean): ErrorCode | null {
  const isOpen = reservation.status === 'requested' && (reservation.first_paid_at !== null || isBeingPaid);
  return isOpen ? 'move_price_unsigned' : null;
}

/**
 * Returns the last Seoul date to pay the difference for a more expensive house: within the grace days of an overdue payment, and before the check-in.
 */
export function moveDifferenceDue({ check_in: checkIn }: ReservationRow, nowMs: number): PlainDate {
  const today = seoulDate(nowMs);
  const [within, before] = [addDays(today, booking.graceDays), addDays(checkIn, -1)];
  const due = within < before ? within : before;
  return due > today ? due : today;
}

export function givesWay(reservation: ReservationRow, nowMs: number): boolean {
  const place = placeOf(reservation, nowMs);
  return (
    reservation.parked_at !== null && may('give_way', place) && nowMs < checkInInfoAt(reservation.check_in)
  );
}

function parkProblem(reservation: ReservationRow, extended: boolean, nowMs: number): ErrorCode | null {
  return reservation.parked_at ? 'not_changeable' : moveProblem(reservation, extended, nowMs);
}

function putBackProblem(reservation: ReservationRow, nowMs: number): ErrorCode | null {
  return reservation.parked_at && may('put_back', placeOf(reservation, nowMs)) ? null : 'not_changeable';
}

export function possibleActions(given: Circumstances, nowMs: number): ReservationAction[] {
  const { reservation, last, holdWasExtended } = given;
  // A cancellation and a move withdraw a change that pends.
  const alone = { ...reservation, change_check_in: null };
  const extended = last.id !== reservation.id;
  const problems: Record<ReservationAction, ErrorCode | null> = {
    extend_hold: extendHoldProblem(reservation, holdWasExtended, nowMs),
    record_transfer: transferProblem(given, nowMs),
    correct_occupant: correctionProblem(reservation, given.signatures, nowMs),
    move: moveProblem(alone, extended, nowMs),
    park: parkProblem(reservation, extended, nowMs),
    put_back: putBackProblem(reservation, nowMs),
    refund_deposit: depositProblem(given, nowMs),
    record_noise_complaint: complaintProblem(reservation, nowMs),
    check_out_early: earlyCheckOutProblem(reservation, extended, nowMs),
    cancel: cancelProblem(alone, extended, nowMs),
  };
  return (Object.keys(problems) as ReservationAction[]).filter((action) => problems[action] === null);
}

export function refundHandling(refund: {
  provider: string;
  by_hand_at: Date | null;
  attempts: number;
}): RefundHandling {
  if (refund.provider === 'bank' || refund.by_hand_at !== null) return 'to_send';
  return refund.attempts >= refundAccounts.failedAttempts ? 'failing' : 'on_way';
}
