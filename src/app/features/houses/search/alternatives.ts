import type { Alternative } from '#contract/houses.ts';
import { api, NetworkError } from '#app/platform/api/api.ts';
import { filtersOf } from './queries.ts';
import type { HouseQuery } from './search.ts';

/** Loads alternatives to a search with dates that found nothing; empty if the host is unreachable. */
export async function alternatives(query: HouseQuery): Promise<Alternative[]> {
  if (!query.stay) return [];
  // They are on other dates by themselves.
  const exact = { ...query, flexible: undefined };
  return api.houses.alternatives({ query: filtersOf(exact) }).catch((error: unknown) => {
    if (error instanceof NetworkError) return [];
    throw error;
  });
}
