import { addDays, daysBetween, isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { compactPhone, isCountryCode, isPhoneNumber } from '#contract/rules/phone.ts';
import { isInternationalMethod, type PaymentMethod } from '#contract/rules/payment-methods.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Language } from '#contract/shared.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import type { QuoteWish } from './queries.ts';

/** An occupant as typed; `language` is '' for the language of the person who books. */
export type OccupantDraft = Omit<Occupant, 'language'> & { language: Language | '' };

/** Form fields to request a stay for a member. `member` is the name of the chosen account. */
export type BookingDraft = {
  accountId: string;
  member: string;
  invites: boolean;
  invitee: OccupantDraft;
  inviteeLanguage: Language;
  checkIn: string;
  checkOut: string;
  guests: string;
  beddingSets: string;
  paymentMethod: PaymentMethod;
  /** All typed occupants; those beyond the number of guests are not sent. */
  occupants: OccupantDraft[];
  /** The reason for a stay shorter than the house's minimum. */
  minNightsReason: string;
  /** The first occupant as filled in from the chosen member, as JSON. */
  filled: string;
};

export const blankOccupant: OccupantDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: '+82',
  phone: '',
  language: '',
};

export type BookableHouse = { id: string; minNights: number; maxGuests: number };

/**
 * Returns an empty request for the dates of a gap, starting today in Seoul at the earliest. Without a known end the stay has the house's minimum
 * length.
 */
export function blankBooking(
  { minNights }: BookableHouse,
  gap: { from?: PlainDate | undefined; to?: PlainDate | undefined },
  today: PlainDate,
): BookingDraft {
  const checkIn = gap.from && gap.from > today ? gap.from : today;
  return {
    accountId: '',
    member: '',
    invites: false,
    invitee: blankOccupant,
    inviteeLanguage: 'ko',
    checkIn,
    checkOut: gap.to && gap.to > checkIn ? gap.to : addDays(checkIn, minNights),
    guests: '1',
    beddingSets: '0',
    paymentMethod: 'card',
    occupants: [blankOccupant],
    minNightsReason: '',
    filled: '',
  };
}

/** Returns at least one occupant per guest and keeps all typed ones, so that lowering and raising the number loses nothing. */
export function occupantsFor(guests: number, typed: readonly OccupantDraft[]): OccupantDraft[] {
  return Array.from({ length: Math.max(guests, typed.length) }, (_, index) => typed[index] ?? blankOccupant);
}

/** Returns one occupant per guest. */
export function livingThere({
  guests,
  occupants,
}: Pick<BookingDraft, 'guests' | 'occupants'>): OccupantDraft[] {
  return occupants.slice(0, Number(guests));
}

/** Converts occupants to the API's form. The first one, who books, has no language. */
export function occupantsOf(draft: Pick<BookingDraft, 'guests' | 'occupants'>): Occupant[] {
  return livingThere(draft).map((person, index) =>
    Object.assign({}, person, { language: (index > 0 && person.language) || null }),
  );
}

/** Fills in the chosen member as the first occupant, unless somebody else was typed there. */
export function fillFirst(
  { occupants, filled }: Pick<BookingDraft, 'occupants' | 'filled'>,
  member: OccupantDraft,
): Pick<BookingDraft, 'occupants' | 'filled'> {
  const first = JSON.stringify(occupants[0]);
  if (first !== JSON.stringify(blankOccupant) && first !== filled) return { occupants, filled };
  return { occupants: occupants.with(0, member), filled: JSON.stringify(member) };
}

/** Returns the stay to quote; null if a date is invalid. */
export function quoteWish(draft: BookingDraft, houseId: string): QuoteWish | null {
  const { checkIn, checkOut, guests, beddingSets, paymentMethod } = draft;
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return null;
  return {
    houseId,
    checkIn,
    checkOut,
    guests: Number(guests),
    beddingSets: Number(beddingSets),
    isInternational: isInternationalMethod(paymentMethod),
  };
}

/** True for a stay below the minimum of its house, which needs a reason. */
export function isTooShort(
  { checkIn, checkOut }: Pick<BookingDraft, 'checkIn' | 'checkOut'>,
  { minNights }: Pick<BookableHouse, 'minNights'>,
): boolean {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut) || checkOut <= checkIn) return false;
  return daysBetween(checkIn, checkOut) < minNights;
}

export function bookingErrors(draft: BookingDraft, house: BookableHouse): FieldErrors {
  const errors: FieldErrors = {};
  if (isTooShort(draft, house) && !draft.minNightsReason.trim())
    errors['minNightsReason'] = 'reason_required';
  if (draft.invites) Object.assign(errors, personErrors('invitee', draft.invitee));
  else if (!draft.accountId) errors['accountId'] = 'member_required';
  for (const name of ['checkIn', 'checkOut'] as const)
    if (!isPlainDate(draft[name])) errors[name] = 'dates_invalid';
  for (const [index, person] of livingThere(draft).entries())
    Object.assign(errors, personErrors(`occupants.${index}`, person));
  return errors;
}

function personErrors(path: string, person: OccupantDraft): FieldErrors {
  const errors: FieldErrors = {};
  const wrong = (field: keyof Occupant) => `${path}.${field}`;
  if (!person.firstName.trim()) errors[wrong('firstName')] = 'name_required';
  if (!person.lastName.trim()) errors[wrong('lastName')] = 'name_required';
  if (!/^[^@\s]+@[^@\s]+$/.test(person.email.trim())) errors[wrong('email')] = 'email_invalid';
  if (!isCountryCode(person.phoneCountry)) errors[wrong('phoneCountry')] = 'country_code_invalid';
  if (!isPhoneNumber(compactPhone(person.phone))) errors[wrong('phone')] = 'phone_invalid';
  return errors;
}
