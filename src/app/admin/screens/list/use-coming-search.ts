import { useRouterState } from '@tanstack/react-router';

/**
 * Reads the search that was asked for last of the screen that is shown: filters change at once, and the rows follow once they are there.
 * @param shown the search of the rows on screen
 * @param parse `validateSearch` of the screen
 */
export function useComingSearch<Search extends object>(
  shown: Search,
  parse: (given: Record<string, unknown>) => Search,
): Search {
  const coming = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? JSON.stringify(location.search) : null,
  });
  return coming === null ? shown : parse(JSON.parse(coming) as Record<string, unknown>);
}

/** True while the rows for another search of the screen that is shown are on their way. */
export function useIsComing(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading &&
      location.pathname === resolvedLocation?.pathname &&
      location.searchStr !== resolvedLocation.searchStr,
  });
}
