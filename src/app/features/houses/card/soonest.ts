import type { HouseCard } from '#contract/houses.ts';
import { api } from '#app/platform/api/api.ts';

/** Loads the houses that are free soonest, ordered by `freeFrom`. */
export async function soonest(most: number): Promise<HouseCard[]> {
  const { items } = await api.houses.list({ query: { sort: 'soonest', pageSize: String(most) } });
  return items;
}
