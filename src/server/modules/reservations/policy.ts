import { randomInt } from 'node:crypto';
import { addDays, daysBetween, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { listOn, type StoredStatus } from '#contract/rules/life.ts';
import { booking, type RefundPolicy, type Stay } from '#contract/rules/policy.ts';
import { tierOn } from '#contract/rules/refund.ts';
import { partyProblem, stayProblem } from '#contract/rules/stay.ts';
import type { PaymentMethod } from '#contract/vocabulary.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { may } from './lifecycle.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row; anything else is simply not found. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Letters and digits that nobody mistakes for one another when a code is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reservation's code for people: eight unambiguous letters and digits. */
export function newCode(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What is wrong with the stay and the people of a request, with what its text needs; null when nothing is. */
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

/** What is wrong with using a coupon for a stay booked on a Seoul date, or null. `uses` counts the reservations that hold it already. */
export function couponProblem(
  coupon: {
    starts_on: PlainDate | null;
    ends_on: PlainDate | null;
    max_uses: number | null;
    min_nights: number;
  },
  stay: Stay,
  today: PlainDate,
  uses: number,
): ErrorCode | null {
  if (coupon.starts_on !== null && today < coupon.starts_on) return 'coupon_not_valid';
  if (coupon.ends_on !== null && today > coupon.ends_on) return 'coupon_not_valid';
  if (daysBetween(stay.checkIn, stay.checkOut) < coupon.min_nights) return 'coupon_not_valid';
  if (coupon.max_uses !== null && uses >= coupon.max_uses) return 'coupon_used_up';
  return null;
}

/** Whether a hold has run out, though the job that writes it down may not have come by yet. */
export function holdIsOver(hold: { status: StoredStatus; hold_expires_at: Date }, nowMs: number): boolean {
  return hold.status === 'requested' && hold.hold_expires_at.getTime() <= nowMs;
}

/** The status as it is true now: a lapsed hold is expired whether or not that was written down. */
export function statusNow(
  hold: { status: StoredStatus; hold_expires_at: Date },
  nowMs: number,
): StoredStatus {
  return holdIsOver(hold, nowMs) ? 'expired' : hold.status;
}

/** When a hold taken at an instant ends. */
export function holdEnd(nowMs: number): Date {
  return new Date(nowMs + booking.holdHours * 3_600_000);
}

type Booked = {
  status: StoredStatus;
  hold_expires_at: Date;
  check_in: PlainDate;
  check_out: PlainDate;
  policy: RefundPolicy;
};

/**
 * Why a member cannot cancel now, or null: until the end of check-in day in Seoul, with what the policy then gives back.
 * An extension stands on the stay it prolongs and is cancelled before it.
 */
export function cancelProblem(stay: Booked, extended: boolean, nowMs: number): ErrorCode | null {
  if (statusNow(stay, nowMs) === 'expired') return 'hold_expired';
  const tier = tierOn(stay.policy, seoulDate(nowMs), stay.check_in);
  if (!may('cancel', stay.status) || tier === null) return 'not_cancellable';
  return extended ? 'stay_extended' : null;
}

/** Why dates and people cannot be changed now, or null: a request that nothing was paid for, in a tier of its policy that allows changes. */
export function changeProblem(
  stay: Booked & { first_paid_at: Date | null },
  nowMs: number,
): ErrorCode | null {
  if (statusNow(stay, nowMs) === 'expired') return 'hold_expired';
  if (!may('change', stay.status) || stay.first_paid_at) return 'not_changeable';
  return tierOn(stay.policy, seoulDate(nowMs), stay.check_in)?.changes ? null : 'not_changeable';
}

/** Why a stay cannot be prolonged now, or null: it is confirmed, has not ended and was not prolonged before. */
export function extendProblem(stay: Booked, extended: boolean, nowMs: number): ErrorCode | null {
  const open = stay.status === 'confirmed' && seoulDate(nowMs) < stay.check_out && !extended;
  return open ? null : 'not_extendable';
}

/** The Seoul date by which a refund asked for at an instant has arrived, by the way the stay is paid. */
export function refundArrival(atMs: number, method: PaymentMethod): PlainDate {
  return addDays(seoulDate(atMs), booking.refundDays[method]);
}

/** The instant (ms) from which address and door code may be read: 15:00 in Korea on the day before check-in. */
export function checkInInfoAt(checkIn: PlainDate): number {
  return seoulInstant(addDays(checkIn, -1), booking.checkInInfoTime);
}

/** Years for which contracts and payments stay on file after everything about them is done (spec: Accounts). */
const RECORD_YEARS = 5;

/** The first Seoul date of which records are still kept at an instant; 1 March where that year has no 29 February. */
export function recordsKeptFrom(nowMs: number): PlainDate {
  const day = new Date(`${seoulDate(nowMs)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - RECORD_YEARS);
  return day.toISOString().slice(0, 10);
}

/**
 * What keeps a member from deleting the account, or null (spec: Accounts): a stay that is held, comes or runs, or one that is over
 * with something left to pay. Nights after an early check-out are owed to nobody.
 */
export function deletionBlock(
  stay: {
    status: StoredStatus;
    hold_expires_at: Date;
    check_in: PlainDate;
    check_out: PlainDate;
    ended_on: PlainDate | null;
  },
  parts: { from: PlainDate; status: string }[],
  nowMs: number,
): 'running' | 'upcoming' | 'unpaid' | null {
  const status = statusNow(stay, nowMs);
  const list = listOn(status, { checkIn: stay.check_in, checkOut: stay.check_out }, seoulDate(nowMs));
  if (list === 'canceled') return null;
  if (status === 'requested' || list === 'upcoming') return 'upcoming';
  if (list === 'current') return 'running';
  const end = stay.ended_on ?? stay.check_out;
  const owed = parts.some(
    (part) => part.from < end && (part.status === 'due' || part.status === 'processing'),
  );
  return owed ? 'unpaid' : null;
}
