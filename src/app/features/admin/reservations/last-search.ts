import { tabStorage } from '#app/platform/browser/storage.ts';
import { parseReservationSearch, type ReservationSearch } from './search-params.ts';

const KEY = 'admin-reservations';

/** Remembers what the table of this tab shows, so that the way back from a reservation leads to the same rows. */
export function rememberSearch(search: ReservationSearch): void {
  tabStorage.set(KEY, JSON.stringify(search));
}

/** The search that the table of this tab showed last; the whole table where there was none. */
export function lastSearch(): ReservationSearch {
  try {
    return parseReservationSearch(JSON.parse(tabStorage.get(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}
