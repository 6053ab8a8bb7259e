import type { Alternative, Availability, HouseCard, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { PageInfo, Page } from '#contract/wire.ts';
import { ApiError, api, NetworkError } from '#app/platform/api/api.ts';
import { filterOffline } from './search/filter-offline.ts';
import type { HouseQuery } from './search/search.ts';

/** Houses per page. */
export const PAGE_SIZE = 12;
const REVIEWS_AT_ONCE = 6;
/** Longest wait for a host that connects but does not answer, while the cached catalogue could. */
const PATIENCE_MS = 6_000;
/** The list that the worker caches for offline use: every house, without dates. */
const CATALOGUE = { pageSize: '100' } as const;
const CATALOGUE_URL = '/v1/houses?pageSize=100';

/** Result of a search. `onDevice`: the host could not be reached, these are cached houses, and their availability is unknown. */
export type FoundHouses = { items: HouseCard[]; page: PageInfo; onDevice: boolean };

/**
 * Searches houses; with dates only those free for the whole stay. Offline, or where the host does not answer in time, filters the
 * cached catalogue. @throws NetworkError where nothing is cached either, ApiError for a refusal.
 */
export async function searchHouses(query: HouseQuery): Promise<FoundHouses> {
  const asked = api.houses.list({
    query: { ...filtersOf(query), sort: query.sort, page: String(query.page), pageSize: String(PAGE_SIZE) },
  });
  const fresh = asked.then((found): FoundHouses => ({ ...found, onDevice: false }));
  const fromCache = (): Promise<FoundHouses> =>
    api.houses
      .list({ query: CATALOGUE })
      .then(({ items }) => ({ ...filterOffline(items, query, PAGE_SIZE), onDevice: true }));
  const answered = fresh.catch((error: unknown) => {
    if (error instanceof NetworkError) return fromCache();
    throw error;
  });
  if (!query.stay || typeof document === 'undefined') return answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<FoundHouses>((resolve) => {
    timer = setTimeout(() => void fromCache().then(resolve, () => undefined), PATIENCE_MS);
  });
  return Promise.race([answered, patience]).finally(() => clearTimeout(timer));
}

/**
 * Asks the worker to cache the whole catalogue, and the house on screen: it may have been loaded before the worker was active. Call
 * when the page is idle.
 */
export function cacheCatalogue(id?: string): void {
  const home = id ? [`/v1/houses/${id}`, `/v1/houses/${id}/reviews?page=1&pageSize=${REVIEWS_AT_ONCE}`] : [];
  void import('#app/platform/pwa/updates.ts').then(({ postToWorker }) =>
    postToWorker({ type: 'WARM', urls: [CATALOGUE_URL, ...home] }),
  );
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
