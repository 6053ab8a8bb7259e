import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapLevel } from '#contract/vocabulary.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import type { HouseQuery } from '../../search/search.ts';
import { houseMap, type FoundMap } from './queries.ts';

/**
 * Loads all results of a search for the map, and keeps the previous ones until they are there; `null` if they cannot be loaded. Loads again once the
 * host answers after it was unreachable.
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
