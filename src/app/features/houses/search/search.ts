import type { HouseCard, Facility, HouseType, Location } from '#contract/houses.ts';
import type { PageInfo } from '#contract/wire.ts';
import { usualSort } from '#contract/rules/choosing/house-order.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { flexibleDays, type Stay } from '#contract/rules/policy.ts';
import { parseArea, type Area } from '#contract/seoul/area.ts';
import { universityIds, type UniversityId } from '#contract/seoul/universities.ts';
import { stayProblem, type StayProblem } from '#contract/rules/stay.ts';
import { facilities, houseTypes, locations, houseSorts, type HouseSort } from '#contract/vocabulary.ts';
import type { HousesSearch } from '../search-params.ts';

export type { HousesSearch } from '../search-params.ts';

export type HouseQuery = {
  location?: Location | undefined;
  stay: Stay | null;
  /** Days by which the stay may begin earlier or later; only with a stay. */
  flexible?: number | undefined;
  guests?: number | undefined;
  type?: HouseType | undefined;
  minRent?: number | undefined;
  maxRent?: number | undefined;
  facilities: Facility[];
  university?: UniversityId | undefined;
  /** Only with a university. */
  maxMinutes?: number | undefined;
  area?: Area | undefined;
  sort: HouseSort;
  page: number;
};

/** Problems of a search, each with its value as given. Dates are checked together. */
export type SearchProblems = {
  dates?: StayProblem;
  guests?: string;
  unknown: string[];
};

/** Splits a search into a valid query and its problems, by the Seoul date of today. Invalid parts are left out of the query. */
export function readSearch(
  search: HousesSearch,
  today: PlainDate,
): { query: HouseQuery; problems: SearchProblems } {
  const problems: SearchProblems = { unknown: [] };
  const oneOf = <Name extends string | number>(
    names: readonly Name[],
    given: string | number | undefined,
  ): Name | undefined => {
    const found = names.find((name) => name === given);
    if (given !== undefined && !found) problems.unknown.push(String(given));
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

  const area = search.area ? parseArea(search.area) : null;
  if (search.area && !area) problems.unknown.push(search.area);
  const university = oneOf(universityIds, search.university);
  const maxMinutes = whole(search.maxMinutes);
  const sort = oneOf(houseSorts, search.sort) ?? usualSort(university);
  const stay = !dates && checkIn && checkOut ? { checkIn, checkOut } : null;
  const flexible = oneOf(flexibleDays, search.flexible);
  const query: HouseQuery = {
    location: oneOf(locations, search.location),
    stay,
    flexible: stay ? flexible : undefined,
    guests,
    type: oneOf(houseTypes, search.type),
    minRent: whole(search.minRent),
    maxRent: whole(search.maxRent),
    facilities: (search.facilities ?? '')
      .split(',')
      .filter(Boolean)
      .flatMap((name) => oneOf(facilities, name) ?? []),
    university,
    maxMinutes: university && maxMinutes,
    area: area ?? undefined,
    sort: sort === 'commute' && !university ? 'recommended' : sort,
    page: whole(search.page) || 1,
  };
  return { query, problems };
}

export function countFilters({ type, minRent, maxRent, facilities }: HouseQuery): number {
  return (type ? 1 : 0) + (minRent || maxRent ? 1 : 0) + facilities.length;
}

/** Result of a search. `onDevice` is true for cached houses, which have unknown availability; `source` is the answer that they come from. */
export type FoundHouses = { items: HouseCard[]; page: PageInfo; onDevice: boolean; source: HouseCard[] };
