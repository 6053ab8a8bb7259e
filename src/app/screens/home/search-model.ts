import type { HousesSearch } from '#app/features/houses/search.ts';
import type { Location } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';

/** A search being put together; days are Seoul's, the stay half-open. */
export type Search = {
  location?: Location | undefined;
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  guests: number;
};

/** The fields of a search. */
export type SearchPart = 'where' | 'when' | 'who';

/** Most people a home of ours takes. */
export const MOST_GUESTS = 4;

/** The search as `/houses` reads it from its address. Half a stay is no stay; one guest is what everybody begins with. */
export function toHousesSearch({ location, checkIn, checkOut, guests }: Search): HousesSearch {
  return {
    ...(location && { location }),
    ...(checkIn && checkOut && { checkIn, checkOut }),
    ...(guests > 1 && { guests }),
  };
}
