import type { HouseCard } from '#contract/houses.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import type { Area } from '#contract/seoul/area.ts';
import type { PageInfo } from '#contract/wire.ts';
import type { HouseSort } from '#contract/vocabulary.ts';
import { copies } from '#app/platform/api/copies.ts';
import type { FoundHouses, HouseQuery } from './search.ts';

/** Query of the list that is cached for offline use: every house, without dates (`platform/offline/catalogue.ts`). */
const CATALOGUE = { pageSize: '100' } as const;

export async function searchOffline(query: HouseQuery, pageSize: number): Promise<FoundHouses | null> {
  const { university } = query;
  const withWays = university ? await copies.houses.list({ query: { ...CATALOGUE, university } }) : null;
  const cached = (await copies.houses.list({ query: CATALOGUE })) ?? withWays;
  if (!cached) return null;
  const ways = withWays && new Map(withWays.items.map(({ id, commute }) => [id, commute]));
  const homes = cached.items.map((home) => ({ ...home, commute: ways?.get(home.id) ?? null }));
  // Without the ways the time is no filter.
  const known = ways ? query : { ...query, maxMinutes: undefined };
  return { ...filterOffline(homes, known, pageSize), onDevice: true, source: cached.items };
}

/**
 * Filters, sorts and pages cached houses as the host does, but availability is unknown offline: only the length of a stay is checked, and it is not
 * priced.
 */
function filterOffline(
  homes: HouseCard[],
  query: HouseQuery,
  pageSize: number,
): { items: HouseCard[]; page: PageInfo } {
  const { location, stay, guests, type, minRent, maxRent, facilities, maxMinutes, area, sort } = query;
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : Infinity;
  const fitting = homes
    .filter(
      (home) =>
        (!location || home.location === location) &&
        home.minNights <= nights &&
        (!guests || home.maxGuests >= guests) &&
        (!type || home.type === type) &&
        (!minRent || home.monthlyRent >= minRent) &&
        (!maxRent || home.monthlyRent <= maxRent) &&
        (!area || isWithin(area, home)) &&
        (!maxMinutes || minutesOf(home) <= maxMinutes) &&
        facilities.every((name) => home.facilities.includes(name)),
    )
    .toSorted(order[sort]);
  const totalPages = Math.max(1, Math.ceil(fitting.length / pageSize));
  const page = Math.min(query.page, totalPages);
  return {
    items: fitting.slice((page - 1) * pageSize, page * pageSize),
    page: { page, pageSize, totalItems: fitting.length, totalPages },
  };
}

const isWithin = ({ south, west, north, east }: Area, { latitude, longitude }: HouseCard) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

type Order = (a: HouseCard, b: HouseCard) => number;

/** Returns the minutes of a commute; a house without a calculated commute counts as the farthest, as at the host. */
const minutesOf = ({ commute }: HouseCard) => commute?.minutes ?? Number.MAX_SAFE_INTEGER;

const NEVER = '9999-12-31';
const order: Record<HouseSort, Order> = {
  recommended: () => 0,
  'price-low': (a, b) => a.monthlyRent - b.monthlyRent,
  'price-high': (a, b) => b.monthlyRent - a.monthlyRent,
  rating: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
  commute: (a, b) => minutesOf(a) - minutesOf(b),
  soonest: (a, b) => ((a.freeFrom ?? NEVER) < (b.freeFrom ?? NEVER) ? -1 : 1),
};
