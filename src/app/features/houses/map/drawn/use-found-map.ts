import { useEffect, useState } from 'react';
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
  const [round, setRound] = useState(0);
  const asked = JSON.stringify({ ...query, sort: undefined, page: undefined });
  useEffect(() => {
    if (!by) return;
    let gone = false;
    void houseMap(JSON.parse(asked) as HouseQuery, by)
      .catch(() => null)
      .then((answer) => gone || setFound(answer));
    return () => {
      gone = true;
    };
  }, [asked, by, round]);
  const again = () => setRound((before) => before + 1);
  useEffect(() => onReachability(() => isReachable() && again()), []);
  return { found, again };
}
