import type { AdminUser } from '#contract/admin/accounts.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

const PAGE_SIZE = 20;

export type UserSearch = { search?: string | undefined; page?: number | undefined };

/** Lists one page of the accounts that match a search, newest first. */
export function findUsers({ search, page = 1 }: UserSearch): Promise<Result<Page<AdminUser>>> {
  const query = { ...(search ? { search } : {}), page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminUsers.list({ query }));
}
