import type { HouseCard } from '#contract/houses.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { api } from '#app/platform/api/api.ts';

/**
 * Loads the commutes to a university from the houses that are free soonest, by house; empty if the host is unreachable or does not know the
 * university.
 */
export async function soonestCommutes(
  most: number,
  university: UniversityId,
): Promise<Map<string, HouseCard['commute']>> {
  const query = { sort: 'soonest', pageSize: String(most), university } as const;
  const items = await api.houses.list({ query }).then(
    (found) => found.items,
    () => [],
  );
  return new Map(items.map(({ id, commute }) => [id, commute]));
}
