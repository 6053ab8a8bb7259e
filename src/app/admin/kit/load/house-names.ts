import type { Bilingual } from '#contract/shared.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';

/** The largest page that the host allows. */
const LARGEST_PAGE = 100;

export type HouseName = { id: string; name: Bilingual };

/** Lists all house names for a filter; empty if they cannot be loaded. */
export async function houseNames(): Promise<HouseName[]> {
  const outcome = await attempt(async () => {
    const houses: HouseName[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = { pageSize: String(LARGEST_PAGE), page: String(page) };
      const part = await api.houses.list({ query });
      houses.push(...part.items.map(({ id, name }) => ({ id, name })));
      pages = part.page.totalPages;
    }
    return houses;
  });
  return outcome.ok ? outcome.value : [];
}
