import { addDays, daysBetween, isPlainDate, type PlainDate } from './dates.ts';
import { booking, type Stay } from './policy.ts';

export type StayProblem =
  | 'dates_required'
  | 'dates_invalid'
  | 'dates_past'
  | 'dates_reversed'
  | 'stay_too_short'
  | 'stay_too_long'
  | 'dates_too_far';

/** Returns why a stay is refused, or null. `minNights` is the house's own, 1 if no house is chosen yet (docs/specification.md#dates-and-times). */
export function stayProblem(stay: Partial<Stay>, today: PlainDate, minNights = 1): StayProblem | null {
  const { checkIn, checkOut } = stay;
  if (!checkIn || !checkOut) return 'dates_required';
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return 'dates_invalid';
  if (checkIn < today) return 'dates_past';
  if (checkOut <= checkIn) return 'dates_reversed';
  if (checkIn > addDays(today, booking.windowDays)) return 'dates_too_far';
  const nights = daysBetween(checkIn, checkOut);
  if (nights < minNights) return 'stay_too_short';
  if (nights > booking.maxNights) return 'stay_too_long';
  return null;
}

export type PartyProblem = 'guests_invalid' | 'guests_over_capacity' | 'bedding_invalid' | 'bedding_over_cap';

/** Returns why the people and bedding of a request are refused, or null. The bedding limit is the house's capacity (docs/specification.md#money). */
export function partyProblem(guests: number, beddingSets: number, maxGuests: number): PartyProblem | null {
  if (!Number.isInteger(guests) || guests < 1) return 'guests_invalid';
  if (guests > maxGuests) return 'guests_over_capacity';
  if (!Number.isInteger(beddingSets) || beddingSets < 0) return 'bedding_invalid';
  if (beddingSets > maxGuests) return 'bedding_over_cap';
  return null;
}

export function isPartyProblem(code: string): code is PartyProblem {
  return /^(guests|bedding)_/.test(code);
}
