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

/** All that decides what administrators may do to a reservation. */
export type Circumstances = {
  stay: ReservationRow;
  /** The last of the reservations that prolong it, itself where none does. */
  last: ReservationRow;
  holdWasExtended: boolean;
  depositIsSettled: boolean;
  /** The numbers of the instalments that are not paid. */
  unpaid: readonly number[];
  /** Those who have signed the contract that holds now. */
  signatures: number;
};

/** Refuses to end a stay early, or null: it must be running with a night to come, and an extension stands on it. */
export function earlyCheckOutProblem(
  stay: ReservationRow,
  extended: boolean,
  nowMs: number,
): ErrorCode | null {
  const { check_in: checkIn, check_out: checkOut } = stay;
  const today = seoulDate(nowMs);
  if (stay.status !== 'confirmed' || today < checkIn || today >= checkOut) return 'not_staying';
  return extended ? 'stay_extended' : null;
}

/** Refuses to hold the dates of a request for longer, or null: once, while the hold runs and no transfer keeps it. */
export function extendHoldProblem(
  stay: ReservationRow,
  holdWasExtended: boolean,
  nowMs: number,
): ErrorCode | null {
  if (stay.status !== 'requested' || stay.hold_kept_at || holdWasExtended) return 'hold_not_extendable';
  return placeOf(stay, nowMs) === 'hold_over' ? 'hold_expired' : null;
}

/** Refuses a noise complaint about a reservation, or null: somebody must have moved in. */
export function complaintProblem(stay: ReservationRow, nowMs: number): ErrorCode | null {
  const began = stay.status === 'confirmed' || stay.status === 'checked_out_early';
  return began && stay.check_in <= seoulDate(nowMs) ? null : 'not_staying';
}

/** Refuses to record a bank transfer, or null: in won, for an instalment that is open and can be paid now. */
export function transferProblem(
  { stay, unpaid }: Pick<Circumstances, 'stay' | 'unpaid'>,
  nowMs: number,
): ErrorCode | null {
  if (placeOf(stay, nowMs) === 'hold_over') return 'hold_expired';
  if (stay.is_international) return 'payment_method_incorrect';
  return unpaid.some((seq) => isPayableIn(stay.status, seq)) ? null : 'payment_not_due';
}

/** Refuses to correct an occupant, or null: of a request whose hold runs, while nobody has signed. */
export function correctionProblem(stay: ReservationRow, signatures: number, nowMs: number): ErrorCode | null {
  const place = placeOf(stay, nowMs);
  if (!may('correct_occupant', place)) return place === 'hold_over' ? 'hold_expired' : 'not_changeable';
  return signatures > 0 ? 'contract_signed' : null;
}

/**
 * Refuses to move a reservation to another house, or null (ADR 30): it stands alone, and nobody was told yet how to get into the house.
 */
export function moveProblem(stay: ReservationRow, extended: boolean, nowMs: number): ErrorCode | null {
  const place = placeOf(stay, nowMs);
  if (place === 'hold_over') return 'hold_expired';
  if (stay.change_check_in) return 'change_pending';
  if (!may('move', place) && !may('move_confirmed', place)) return 'not_movable';
  // A request that gave way was told nothing of the house.
  if (!stay.gave_way_at && nowMs >= checkInInfoAt(stay.check_in)) return 'not_movable';
  return extended || stay.extends_id !== null ? 'stay_extended' : null;
}

/**
 * Refuses the price of the other house for a move, or null (ADR 68): a request that is paid, or is being paid, waits for its signatures within
 * one hold, and its contract cannot name other payments beside that.
 */
export function movePriceProblem(stay: ReservationRow, isBeingPaid: boolean): ErrorCode | null {
  const isOpen = stay.status === 'requested' && (stay.first_paid_at !== null || isBeingPaid);
  return isOpen ? 'move_price_unsigned' : null;
}

/**
 * Returns the last day, a Seoul date, to pay the difference of a stay that is moved to a dearer house: within the days that an overdue payment
 * gets, and before the check-in.
 */
export function moveDifferenceDue({ check_in: checkIn }: ReservationRow, nowMs: number): PlainDate {
  const today = seoulDate(nowMs);
  const [within, before] = [addDays(today, booking.graceDays), addDays(checkIn, -1)];
  const due = within < before ? within : before;
  return due > today ? due : today;
}

/** True where another reservation may be moved into the nights of a parked one: nobody was told yet how to get into the house. */
export function givesWay(stay: ReservationRow, nowMs: number): boolean {
  const place = placeOf(stay, nowMs);
  return stay.parked_at !== null && may('give_way', place) && nowMs < checkInInfoAt(stay.check_in);
}

/** Refuses to park a reservation, or null: one that could be moved, and is not parked. */
function parkProblem(stay: ReservationRow, extended: boolean, nowMs: number): ErrorCode | null {
  return stay.parked_at ? 'not_changeable' : moveProblem(stay, extended, nowMs);
}

/** Refuses to put a reservation back, or null: it must be parked, and open. */
function putBackProblem(stay: ReservationRow, nowMs: number): ErrorCode | null {
  return stay.parked_at && may('put_back', placeOf(stay, nowMs)) ? null : 'not_changeable';
}

/** Lists what an administrator may do to a reservation at an instant: what the actions themselves would not refuse. */
export function possibleActions(given: Circumstances, nowMs: number): ReservationAction[] {
  const { stay, last, holdWasExtended } = given;
  // A cancellation and a move withdraw a change that pends.
  const alone = { ...stay, change_check_in: null };
  const extended = last.id !== stay.id;
  const problems: Record<ReservationAction, ErrorCode | null> = {
    extend_hold: extendHoldProblem(stay, holdWasExtended, nowMs),
    record_transfer: transferProblem(given, nowMs),
    correct_occupant: correctionProblem(stay, given.signatures, nowMs),
    move: moveProblem(alone, extended, nowMs),
    park: parkProblem(stay, extended, nowMs),
    put_back: putBackProblem(stay, nowMs),
    refund_deposit: depositProblem(given, nowMs),
    record_noise_complaint: complaintProblem(stay, nowMs),
    check_out_early: earlyCheckOutProblem(stay, extended, nowMs),
    cancel: cancelProblem(alone, extended, nowMs),
  };
  return (Object.keys(problems) as ReservationAction[]).filter((action) => problems[action] === null);
}

/** Says who brings a recorded refund on its way: an administrator, where no provider sends it, or its provider, which may fail to. */
export function refundHandling(refund: {
  provider: string;
  by_hand_at: Date | null;
  attempts: number;
}): RefundHandling {
  if (refund.provider === 'bank' || refund.by_hand_at !== null) return 'to_send';
  return refund.attempts >= refundAccounts.failedAttempts ? 'failing' : 'on_way';
}
