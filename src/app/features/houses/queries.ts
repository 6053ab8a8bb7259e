import type { Alternative, Availability, HouseCard, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { PageInfo, Page } from '#contract/wire.ts';
import { ApiError, api, NetworkError } from '#app/platform/api.ts';
import { filterOnDevice } from './on-device.ts';
import type { HouseQuery } from './search.ts';

/** Homes a page of the list holds. */
export const PAGE_SIZE = 12;
const REVIEWS_AT_ONCE = 6;
/** How long a host that connects but does not answer is waited for while this device could answer. */
const PATIENCE_MS = 6_000;
/** The list that the worker keeps for the time without a network: every home, without dates. */
const CATALOGUE = { pageSize: '100' } as const;
const CATALOGUE_URL = '/v1/houses?pageSize=100';

/** What a search found. `onDevice`: the host could not be reached, these are kept homes, and nobody knows whether they are free. */
export type FoundHouses = { items: HouseCard[]; page: PageInfo; onDevice: boolean };

/**
 * Searches homes; with dates only those free for the whole stay. Without network, or where the host is silent, the kept catalogue is
 * filtered here. @throws NetworkError where nothing is kept either, ApiError for a refusal.
 */
export async function searchHouses(query: HouseQuery): Promise<FoundHouses> {
  const asked = api.houses.list({
    query: { ...filtersOf(query), sort: query.sort, page: String(query.page), pageSize: String(PAGE_SIZE) },
  });
  const fresh = asked.then((found): FoundHouses => ({ ...found, onDevice: false }));
  const kept = (): Promise<FoundHouses> =>
    api.houses
      .list({ query: CATALOGUE })
      .then(({ items }) => ({ ...filterOnDevice(items, query, PAGE_SIZE), onDevice: true }));
  const answered = fresh.catch((error: unknown) => {
    if (error instanceof NetworkError) return kept();
    throw error;
  });
  if (!query.stay || typeof document === 'undefined') return answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<FoundHouses>((resolve) => {
    timer = setTimeout(() => void kept().then(resolve, () => undefined), PATIENCE_MS);
  });
  return Promise.race([answered, patience]).finally(() => clearTimeout(timer));
}

/**
 * Asks the worker to keep the whole catalogue for the time without a network, and the home on screen: it may have been read before the
 * worker was there. Call when the page has come to rest.
 */
export function keepCatalogue(id?: string): void {
  const home = id ? [`/v1/houses/${id}`, `/v1/houses/${id}/reviews?page=1&pageSize=${REVIEWS_AT_ONCE}`] : [];
  void import('#app/platform/updates.ts').then(({ tell }) =>
    tell({ type: 'WARM', urls: [CATALOGUE_URL, ...home] }),
  );
}

/** Homes near to a search with dates that found none; none at all where the host cannot be reached. */
export async function alternatives(query: HouseQuery): Promise<Alternative[]> {
  if (!query.stay) return [];
  return api.houses.alternatives({ query: filtersOf(query) }).catch((error: unknown) => {
    if (error instanceof NetworkError) return [];
    throw error;
  });
}

/** One home, or null where there is none of that id. @throws NetworkError where it is not kept on this device. */
export async function house(id: string): Promise<HouseDetail | null> {
  return api.houses.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
}

/** When a home is taken; null while the host cannot be asked. */
export async function availability(id: string): Promise<Availability | null> {
  return api.houses.availability({ params: { id } }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}

/** A page of a home's reviews, newest first; null while the host cannot be asked and none are kept. */
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
