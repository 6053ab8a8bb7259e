import type { Today } from '#contract/admin/today.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Loads everything that waits on the day in Seoul. */
export function whatWaitsToday(): Promise<Result<Today>> {
  return attempt(() => api.adminToday.get());
}

/** Counts the houses that visitors find, as the host has them now. */
export async function houseCount(): Promise<number> {
  const { page } = await api.houses.list({ query: { page: '1', pageSize: '1' } });
  return page.totalItems;
}
