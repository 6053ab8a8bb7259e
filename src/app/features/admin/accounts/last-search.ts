import { numberParam, textParam } from '#app/platform/browser/search-param.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import type { UserSearch } from './queries.ts';

const KEY = 'admin-users';

/** `validateSearch` of `/admin/users`. Never throws. */
export function parseUserSearch(given: Record<string, unknown>): UserSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

/** Remembers what the table of this tab shows, so that the way back from a member leads to the same rows. */
export function rememberUserSearch(search: UserSearch): void {
  tabStorage.set(KEY, JSON.stringify(search));
}

/** The search that the table of this tab showed last; the whole table where there was none. */
export function lastUserSearch(): UserSearch {
  try {
    return parseUserSearch(JSON.parse(tabStorage.get(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}
