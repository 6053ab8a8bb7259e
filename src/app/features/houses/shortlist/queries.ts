import type { HouseCard } from '#contract/houses.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { ApiError, NetworkError, api } from '#app/platform/api/api.ts';
import { ownUniversity } from '../own-university.ts';

/** Loads houses similar to one, with a stay only those free for it; empty if the host is unreachable and none are cached. */
export async function similarHouses(id: string, stay: Stay | null, guests: number): Promise<HouseCard[]> {
  const university = ownUniversity();
  const query = { ...stay, guests: String(guests), ...(university && { university }) };
  return api.houseCards.similar({ params: { id }, query: query as object }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return [];
    throw error;
  });
}
