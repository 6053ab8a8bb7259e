import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapLevel } from '#contract/vocabulary.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import type { HouseQuery } from '../../search/search.ts';
import { houseMap, type FoundMap } from './queries.ts';

/**
 * All that a search finds, for the map; what was found before stays until it is there. `null` where it cannot be had. Reads again
 * once the host answers after it was out of reach.
 */
export function useFoundMap(
  query: HouseQuery,
  by: MapLevel | null,
): { found: FoundMap | null | undefined; again: () => void } {
  const [found, setFound] = useState<FoundMap | null>();
  const asked = JSON.stringify({ ...query, sort: undefined, page: undefined });
  // Of answers that cross, the one that was asked for last is shown.
  const last = useRef(0);
  const read = useCallback(async () => {
    if (!by) return;
    const round = (last.current += 1);
    const answer = await houseMap(JSON.parse(asked) as HouseQuery, by).catch(() => null);
    if (round === last.current) setFound(answer);
  }, [asked, by]);
  useEffect(() => void read(), [read]);
  useEffect(() => onReachability(() => isReachable() && void read()), [read]);
  return { found, again: () => void read() };
}
