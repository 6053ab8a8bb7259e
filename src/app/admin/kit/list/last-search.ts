import { useEffect } from 'react';
import { readDraft, writeDraft } from '#app/platform/forms/draft.ts';

/** The lists of the administrators' area, each by the namespace of its texts. */
export type ListName =
  `admin-${'certificates' | 'community' | 'consultations' | 'coupons' | 'houses' | 'reservations' | 'reviews' | 'tickets' | 'trail' | 'turnovers' | 'users'}`;

/**
 * Remembers what a list shows in this tab, so that the way back from one of its things leads to the same rows. A search may name a person: it
 * is stored as drafts are, which no log-out leaves behind.
 */
export function useRememberedSearch(list: ListName, search: object): void {
  const text = JSON.stringify(search);
  useEffect(() => writeDraft('session', list, text), [list, text]);
}

/**
 * Reads the search that a list of this tab showed last; the whole list where there was none.
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
