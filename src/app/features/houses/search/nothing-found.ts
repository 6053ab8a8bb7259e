import type { Alternative } from '#contract/houses.ts';
import { api, NetworkError } from '#app/platform/api/api.ts';
import type { HouseQuery } from './search.ts';
import { filtersOf } from './queries.ts';

/** Loads the alternatives to a search that found nothing, and its university, which no found house gives. */
export async function nothingFound(query: HouseQuery) {
  const [near, university] = await Promise.all([alternatives(query), universityOf(query.university)]);
  return { near, university };
}

async function universityOf(id: HouseQuery['university']) {
  if (!id) return undefined;
  const { universities } = await import('../commute/queries.ts');
  return (await universities())?.find((each) => each.id === id);
}

/** Loads alternatives to a search with dates that found nothing; empty if the host is unreachable. */
async function alternatives(query: HouseQuery): Promise<Alternative[]> {
  if (!query.stay) return [];
  // They are on other dates by themselves.
  const exact = { ...query, flexible: undefined };
  return api.houses.alternatives({ query: filtersOf(exact) }).catch((error: unknown) => {
    if (error instanceof NetworkError) return [];
    throw error;
  });
}
