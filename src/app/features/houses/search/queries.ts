import { areaText } from '#contract/seoul/area.ts';
import { api } from '#app/platform/api/api.ts';
import { withCacheFallback } from '#app/platform/offline/cache-fallback.ts';
import type { FoundHouses, HouseQuery } from './search.ts';

const PAGE_SIZE = 12;

/**
 * Searches houses; with dates, only those free for the whole stay. If the host is unreachable or does not answer at once, filters the cached catalog
 * first.
 * @throws NetworkError if nothing is cached either, ApiError for a refusal
 */
export function searchHouses(query: HouseQuery): Promise<FoundHouses> {
  const { sort, page } = query;
  const asked = {
    ...filtersOf(query),
    sort,
    page: String(page),
    pageSize: String(PAGE_SIZE),
  };
  return withCacheFallback<FoundHouses>(
    `houses ${JSON.stringify(asked)}`,
    () =>
      api.houses.list({ query: asked }).then((found) => ({ ...found, onDevice: false, source: found.items })),
    () => import('./filter-offline.ts').then(({ searchOffline }) => searchOffline(query, PAGE_SIZE)),
  );
}

export function filtersOf(query: HouseQuery) {
  const { location, stay, flexible, guests, type, minRent, maxRent, facilities } = query;
  const { university, maxMinutes, area } = query;
  return {
    ...(location && { location }),
    ...stay,
    ...(flexible && { flexible: String(flexible) }),
    ...(guests && { guests: String(guests) }),
    ...(type && { type }),
    ...(minRent && { minRent: String(minRent) }),
    ...(maxRent && { maxRent: String(maxRent) }),
    ...(facilities.length > 0 && { facilities: facilities.join(',') }),
    ...(university && { university }),
    ...(maxMinutes && { maxMinutes: String(maxMinutes) }),
    ...(area && { area: areaText(area) }),
  };
}
