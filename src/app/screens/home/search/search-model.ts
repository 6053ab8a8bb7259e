import type { Location } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { HousesSearch } from '#app/features/houses/search/search.ts';

/** Draft of a search; Seoul dates, the stay half-open. */
export type Search = {
  location?: Location | undefined;
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  /** Days by which the dates may move. */
  flexible?: number | undefined;
  guests: number;
};

/** The fields of a search. */
export type SearchPart = 'where' | 'when' | 'who';

/** Largest capacity of a house. */
export const MOST_GUESTS = 4;

/** Search parameters for `/houses`. A check-in without a check-out is left out; the guests are named, so that the list says the number that was chosen. */
export function toHousesSearch({ location, checkIn, checkOut, flexible, guests }: Search): HousesSearch {
  return {
    ...(location && { location }),
    ...(checkIn && checkOut && { checkIn, checkOut, ...(flexible && { flexible }) }),
    guests,
  };
}
