import type { Location } from '#contract/houses.ts';
import type { University } from '#contract/seoul/commutes.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { HousesSearch } from '#app/features/houses/search/search.ts';

/** Draft of a search in Seoul dates. The check-out day is not part of the stay. */
export type Search = {
  university?: University | undefined;
  location?: Location | undefined;
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  flexible?: number | undefined;
  guests: number;
};

export type SearchPart = 'where' | 'when' | 'who';

export const MOST_GUESTS = 4;

/**
 * Converts a draft to the search parameters of `/houses`. A check-in without a check-out is dropped. The guests are always named, so that the list
 * shows the chosen number.
 */
export function toHousesSearch({
  university,
  location,
  checkIn,
  checkOut,
  flexible,
  guests,
}: Search): HousesSearch {
  return {
    ...(university && { university: university.id }),
    ...(location && { location }),
    ...(checkIn && checkOut && { checkIn, checkOut, ...(flexible && { flexible }) }),
    guests,
  };
}
