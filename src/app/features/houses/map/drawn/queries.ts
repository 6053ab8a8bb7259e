import type { HouseCard, HouseMap } from '#contract/houses.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { stayPriceOf } from '#contract/rules/stay-price.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { MapLevel } from '#contract/vocabulary.ts';
import { api, ApiError, NetworkError } from '#app/platform/api/api.ts';
import { filtersOf } from '../../search/queries.ts';
import type { HouseQuery } from '../../search/search.ts';

/** Page size that exceeds the number of houses a device stores. */
const EVERY = 1000;

/** All results of a search; `onDevice` is true for cached houses, which have unknown availability. */
export type FoundMap = HouseMap & { onDevice: boolean };

/**
 * Loads the houses of a search for the map, or cached ones if the host is unreachable.
 * @returns null if there are none either
 */
export async function houseMap(query: HouseQuery, by: MapLevel): Promise<FoundMap | null> {
  try {
    return { ...(await api.houses.map({ query: { ...filtersOf(query), by } })), onDevice: false };
  } catch (error) {
    if (error instanceof NetworkError || (error instanceof ApiError && error.status >= 429))
      return onDevice(query, by);
    throw error;
  }
}

async function onDevice(query: HouseQuery, by: MapLevel): Promise<FoundMap | null> {
  const { searchOffline } = await import('../../search/filter-offline.ts');
  const found = await searchOffline({ ...query, page: 1 }, EVERY);
  if (!found) return null;
  // Houses that were stored by a former version have no place.
  const items = found.items.filter(({ latitude }) => Number.isFinite(latitude));
  return {
    total: items.length,
    onDevice: true,
    pins: by === 'house' ? items : [],
    clusters: by === 'house' ? [] : clustersOf(items),
  };
}

function clustersOf(houses: HouseCard[]): HouseMap['clusters'] {
  const places = [...new Set(houses.map(({ location }) => location))];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return places.map((location) => {
    const there = houses.filter((house) => house.location === location);
    return {
      location,
      count: there.length,
      latitude: mean(there.map(({ latitude }) => latitude)),
      longitude: mean(there.map(({ longitude }) => longitude)),
    };
  });
}

/** Its code needs the network, and is not stored with the map. */
const waysFrom = (id: string) =>
  import('../../commute/queries.ts').then(
    ({ commutesFrom }) => commutesFrom(id),
    () => null,
  );

/** Loads a house as lists show it, with the price of the stay by the host's rule and its way to a university; null if it cannot be loaded. */
export async function houseOnMap(
  id: string,
  stay: Stay | null,
  university: UniversityId | undefined,
): Promise<HouseCard | null> {
  const [found, ways] = await Promise.all([
    api.houses.get({ params: { id } }).catch(() => null),
    university ? waysFrom(id) : null,
  ]);
  if (!found) return null;
  const commute = ways?.find((way) => way.university.id === university) ?? null;
  return { ...found, commute, stay: stay && stayPriceOf(found, stay) };
}
