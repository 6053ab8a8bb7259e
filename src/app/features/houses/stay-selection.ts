import type { Stay } from '#contract/rules/policy.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import type { DetailSearch } from './search-params.ts';

/** Stay being selected. Invalid dates and numbers are kept as given, to be corrected. */
export type StaySelection = {
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  guests: number | string;
  beddingSets: number | string;
};

/** Reads a selection from the search parameters; one guest and no bedding by default. */
export function selectionFrom({ checkIn, checkOut, guests, beddingSets }: DetailSearch): StaySelection {
  return {
    checkIn,
    checkOut,
    guests: guests ?? 1,
    beddingSets: beddingSets ?? 0,
  };
}

/** Writes a selection as search parameters; defaults are left out. */
export function detailSearchOf(
  id: string,
  { checkIn, checkOut, guests, beddingSets }: StaySelection,
): DetailSearch {
  return {
    id,
    checkIn,
    checkOut,
    guests: guests === 1 ? undefined : guests,
    beddingSets: beddingSets === 0 ? undefined : beddingSets,
  };
}

/** Returns the valid dates of a selection, for a calendar; invalid ones count as not selected. */
export function datesOf({ checkIn, checkOut }: Partial<Stay>): Partial<Stay> {
  const from = checkIn && isPlainDate(checkIn) ? checkIn : undefined;
  const to = checkOut && isPlainDate(checkOut) ? checkOut : undefined;
  if (!from) return {};
  return to && to > from ? { checkIn: from, checkOut: to } : { checkIn: from };
}
