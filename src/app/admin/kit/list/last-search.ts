import { useEffect } from 'react';
import { readDraft, writeDraft } from '#app/platform/forms/draft.ts';

export type ListName =
  `admin-${'audit-log' | 'certificates' | 'community' | 'consultations' | 'coupons' | 'houses' | 'reservations' | 'reviews' | 'tickets' | 'turnovers' | 'users'}`;

/**
 * Remembers the search of a list in this tab, so that going back shows the same rows. A search may name a person, so it is stored like a draft and
 * removed on log-out.
 */
export function useRememberedSearch(list: ListName, search: object): void {
  const text = JSON.stringify(search);
  useEffect(() => writeDraft('session', list, text), [list, text]);
}

/**
 * Reads the last search of a list in this tab; the whole list if there was none.
 * @param parse reads the search of an address. Never throws.
 */
export function lastSearch<Search>(
  list: ListName,
  parse: (given: Record<string, unknown>) => Search,
): Search {
  try {
    return parse(JSON.parse(readDraft('session', list, '{}')) as Record<string, unknown>);
  } catch {
    return parse({});
  }
}
