import { numberParam, textParam } from '#app/platform/browser/search-param.ts';
import type { UserSearch } from '#app/admin/kit/load/find-users.ts';

/** `validateSearch` of `/admin/users`. Never throws. */
export function parseUserSearch(given: Record<string, unknown>): UserSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}
