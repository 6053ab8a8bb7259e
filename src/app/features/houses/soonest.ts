import type { HouseCard } from '#contract/houses.ts';
import { api } from '#app/platform/api.ts';

/** Homes that can be moved into next, soonest first: `freeFrom` says when. */
export async function soonest(most: number): Promise<HouseCard[]> {
  const { items } = await api.houses.list({ query: { sort: 'soonest', pageSize: String(most) } });
  return items;
}
