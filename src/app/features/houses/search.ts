import type { Facility, HouseType, Location } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { stayProblem, type StayProblem } from '#contract/rules/stay.ts';
import { facilities, houseTypes, locations, sorts, type HouseSort } from './vocabulary.ts';

/**
 * The search in the address of `/houses`: a link reproduces the result. What somebody mistyped stays as it was given, so that it
 * can be shown and mended; {@link readSearch} says what is wrong with it.
 */
export type HousesSearch = {
  location?: string | undefined;
  /** Seoul dates, half-open. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | string | undefined;
  type?: string | undefined;
  /** Won a month. */
  minRent?: number | string | undefined;
  maxRent?: number | string | undefined;
  /** Names joined by commas: a home has all of them. */
  facilities?: string | undefined;
  sort?: string | undefined;
  page?: number | string | undefined;
};

/** A search as it can be asked of the host. */
export type HouseQuery = {
  location?: Location | undefined;
  stay: Stay | null;
  guests?: number | undefined;
  type?: HouseType | undefined;
  minRent?: number | undefined;
  maxRent?: number | undefined;
  facilities: Facility[];
  sort: HouseSort;
  page: number;
};

/** What is wrong with a search, each with the text it was given as. Dates are judged together. */
export type SearchProblems = {
  dates?: StayProblem;
  guests?: string;
  /** Names and numbers that mean nothing to us. */
  unknown: string[];
};

const MOST_CHARACTERS = 200;

/** A word of the address, whatever the router made of it. */
export function word(given: unknown): string | undefined {
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (Array.isArray(given)) return word(given.filter((item) => typeof item === 'string').join(','));
  return typeof given === 'string' && given.trim() !== ''
    ? given.trim().slice(0, MOST_CHARACTERS)
    : undefined;
}

/** A whole number of the address; anything else stays the text it was. */
export function count(given: unknown): number | string | undefined {
  const text = word(given);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** `validateSearch` of `/houses`. Never throws. */
export function parseHousesSearch(given: Record<string, unknown>): HousesSearch {
  return {
    location: word(given['location']),
    checkIn: word(given['checkIn']),
    checkOut: word(given['checkOut']),
    guests: count(given['guests']),
    type: word(given['type']),
    minRent: count(given['minRent']),
    maxRent: count(given['maxRent']),
    facilities: word(given['facilities']),
    sort: word(given['sort']),
    page: count(given['page']),
  };
}

/** What can be asked of a search on a Seoul date, and what cannot. Wrong parts are left out of the query. */
export function readSearch(
  search: HousesSearch,
  today: PlainDate,
): { query: HouseQuery; problems: SearchProblems } {
  const problems: SearchProblems = { unknown: [] };
  const oneOf = <Name extends string>(
    names: readonly Name[],
    given: string | undefined,
  ): Name | undefined => {
    const found = names.find((name) => name === given);
    if (given !== undefined && !found) problems.unknown.push(given);
    return found;
  };
  const whole = (given: number | string | undefined): number | undefined => {
    if (typeof given === 'string') problems.unknown.push(given);
    return typeof given === 'number' ? given : undefined;
  };

  const { checkIn, checkOut } = search;
  const dates = checkIn || checkOut ? stayProblem({ checkIn, checkOut }, today) : null;
  if (dates) problems.dates = dates;
  const guests = typeof search.guests === 'number' && search.guests > 0 ? search.guests : undefined;
  if (search.guests !== undefined && guests === undefined) problems.guests = String(search.guests);

  const query: HouseQuery = {
    location: oneOf(locations, search.location),
    stay: !dates && checkIn && checkOut ? { checkIn, checkOut } : null,
    guests,
    type: oneOf(houseTypes, search.type),
    minRent: whole(search.minRent),
    maxRent: whole(search.maxRent),
    facilities: (search.facilities ?? '')
      .split(',')
      .filter(Boolean)
      .flatMap((name) => oneOf(facilities, name) ?? []),
    sort: oneOf(sorts, search.sort) ?? 'recommended',
    page: whole(search.page) || 1,
  };
  return { query, problems };
}

/** How many filters beyond place, dates and people are set. */
export function countFilters({ type, minRent, maxRent, facilities }: HouseQuery): number {
  return (type ? 1 : 0) + (minRent || maxRent ? 1 : 0) + facilities.length;
}
