import type { HouseCard } from '#contract/houses.ts';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import { api, ApiError } from '#app/platform/api/api.ts';

/** The number of homes that the page of a neighborhood shows; the list has all of them. */
const SHOWN = 6;

/**
 * Loads a neighborhood; null if there is none of this name.
 * @throws NetworkError
 */
export async function neighbourhood(slug: string): Promise<Neighbourhood | null> {
  return api.neighbourhoods.get({ params: { slug } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
}

/** Loads the first homes of a neighborhood in the order of the list. */
export async function homesIn(location: Neighbourhood['location']): Promise<HouseCard[]> {
  return (await api.houses.list({ query: { location, pageSize: String(SHOWN) } })).items;
}
