import type { Today, UnsentMessage } from '#contract/admin/today.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export function whatWaitsToday(): Promise<Result<Today>> {
  return attempt(() => api.adminToday.get());
}

const PAGE_SIZE = 50;

export function messagesUnsent(page: number): Promise<Result<Page<UnsentMessage>>> {
  const query = { page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminToday.unsentMessages({ query }));
}

/** Counts the houses that visitors can see, as the host has them now. */
export async function houseCount(): Promise<number> {
  const { page } = await api.houses.list({ query: { page: '1', pageSize: '1' } });
  return page.totalItems;
}
