import type { Today, UnsentMessage } from '#contract/admin/today.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Loads everything that waits on the day in Seoul. */
export function whatWaitsToday(): Promise<Result<Today>> {
  return attempt(() => api.adminToday.get());
}

/** Messages of one page. */
const PAGE_SIZE = 50;

/** Lists one page of the messages that did not leave. */
export function messagesUnsent(page: number): Promise<Result<Page<UnsentMessage>>> {
  const query = { page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminToday.unsentMessages({ query }));
}

/** Counts the houses that visitors find, as the host has them now. */
export async function houseCount(): Promise<number> {
  const { page } = await api.houses.list({ query: { page: '1', pageSize: '1' } });
  return page.totalItems;
}
