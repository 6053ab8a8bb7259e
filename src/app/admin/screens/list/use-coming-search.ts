import { useRouterState } from '@tanstack/react-router';

/**
 * Returns the most recently requested search of the screen, so that filters change at once while the rows still load.
 * @param shown search of the rows on screen
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

/** True while rows for another search of this screen are loading. */
export function useIsComing(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading &&
      location.pathname === resolvedLocation?.pathname &&
      location.searchStr !== resolvedLocation.searchStr,
  });
}
