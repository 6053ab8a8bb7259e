import { useState } from 'react';

/**
 * Keeps the last good data of a screen while the host is unreachable: a newer load for which `isLost` is true is ignored, so that a form keeps its
 * focus and input. The first load is always used.
 */
export function useLastLoaded<T>(loaded: T, isLost: (loaded: T) => boolean): T {
  const [last, setLast] = useState(loaded);
  const lost = isLost(loaded);
  if (!lost && last !== loaded) setLast(loaded);
  return lost ? last : loaded;
}
