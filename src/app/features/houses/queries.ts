import type { Alternative, Availability, HouseCard, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { PageInfo, Page } from '#contract/wire.ts';
import { ApiError, api, NetworkError } from '#app/platform/api/api.ts';
import { copies } from '#app/platform/api/copies.ts';
import { withCacheFallback } from '#app/platform/offline/cache-fallback.ts';
import type { HouseQuery } from './search/search.ts';

/** Houses per page. */
export const PAGE_SIZE = 12;
const REVIEWS_AT_ONCE = 6;
/** The list that the worker caches for offline use: every house, without dates (`platform/offline/catalogue.ts`). */
const CATALOGUE = { pageSize: '100' } as const;

/** Result of a search. `onDevice`: these are cached houses, and their availability is unknown; `source` is the answer that they are of. */
export type FoundHouses = { items: HouseCard[]; page: PageInfo; onDevice: boolean; source: HouseCard[] };

/**
 * Searches houses; with dates only those free for the whole stay. Where the host cannot be reached or does not answer at once, filters the
 * cached catalogue first. @throws NetworkError where nothing is cached either, ApiError for a refusal.
 */
export function searchHouses(query: HouseQuery): Promise<FoundHouses> {
  const { sort, page } = query;
  const asked = { ...filtersOf(query), sort, page: String(page), pageSize: String(PAGE_SIZE) };
  return withCacheFallback<FoundHouses>(
    `houses ${JSON.stringify(asked)}`,
    () =>
      api.houses.list({ query: asked }).then((found) => ({ ...found, onDevice: false, source: found.items })),
    () => fromCatalogue(query),
  );
}

async function fromCatalogue(query: HouseQuery): Promise<FoundHouses | null> {
  const [cached, { filterOffline }] = await Promise.all([
    copies.houses.list({ query: CATALOGUE }),
    import('./search/filter-offline.ts'),
  ]);
  return cached && { ...filterOffline(cached.items, query, PAGE_SIZE), onDevice: true, source: cached.items };
}

/** Loads alternatives to a search with dates that found nothing; empty where the host cannot be reached. */
export async function alternatives(query: HouseQuery): Promise<Alternative[]> {
  if (!query.stay) return [];
  return api.houses.alternatives({ query: filtersOf(query) }).catch((error: unknown) => {
    if (error instanceof NetworkError) return [];
    throw error;
  });
}

/** Loads one house, or null where there is none of that id. @throws NetworkError where it is not cached either. */
export async function house(id: string): Promise<HouseDetail | null> {
  return api.houses.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
}

/** Taken dates of a house; null while the host cannot be reached. */
export async function availability(id: string): Promise<Availability | null> {
  return api.houses.availability({ params: { id } }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}

/** Loads a page of a house's reviews, newest first; null where the host cannot be reached and none are cached. */
export async function houseReviews(id: string, page = 1): Promise<Page<HouseReview> | null> {
  const query = { page: String(page), pageSize: String(REVIEWS_AT_ONCE) };
  return api.houses.reviews({ params: { id }, query }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}

function filtersOf({ location, stay, guests, type, minRent, maxRent, facilities }: HouseQuery) {
  return {
    ...(location && { location }),
    ...stay,
    ...(guests && { guests: String(guests) }),
    ...(type && { type }),
    ...(minRent && { minRent: String(minRent) }),
    ...(maxRent && { maxRent: String(maxRent) }),
    ...(facilities.length > 0 && { facilities: facilities.join(',') }),
  };
}
