import { useState } from 'react';

/**
 * Holds on to what a screen was loaded with while the host is out of reach: where `isLost` says so of a newer load, the one before stays, so that
 * a form does not give way to a screen without it, with the focus and what is typed. A first load is taken as it is.
 */
export function useLastLoaded<T>(loaded: T, isLost: (loaded: T) => boolean): T {
  const [last, setLast] = useState(loaded);
  const lost = isLost(loaded);
  if (!lost && last !== loaded) setLast(loaded);
  return lost ? last : loaded;
}
