import { useCallback, useEffect, useRef, useState } from 'react';
import type { HouseCard } from '#contract/houses.ts';
import type { MapLevel } from '#contract/vocabulary.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import type { Reach } from '../../commute/reach.ts';
import type { HouseQuery } from '../../search/search.ts';
import { houseMap, houseOnMap, type FoundMap } from './queries.ts';

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

/**
 * Returns the selected house: from the list beside the map, or loaded with its way to the university of the search. Null if it cannot be loaded,
 * undefined while it is, and without a selection.
 */
export function useHouseOnMap(
  id: string | undefined,
  listed: readonly HouseCard[],
  { stay, flexible, university }: HouseQuery,
): HouseCard | null | undefined {
  const [read, setRead] = useState<{ id: string; house: HouseCard | null }>();
  const known = listed.find((each) => each.id === id);
  // With flexible dates, the dates of a house outside the list are not known.
  const [checkIn, checkOut] = flexible || !stay ? [] : [stay.checkIn, stay.checkOut];
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!id || isKnown) return;
    let gone = false;
    const priced = checkIn && checkOut ? { checkIn, checkOut } : null;
    void houseOnMap(id, priced, university).then((house) => gone || setRead({ id, house }));
    return () => {
      gone = true;
    };
  }, [id, isKnown, checkIn, checkOut, university]);
  return known ?? (read?.id === id ? read?.house : undefined);
}

/** Loads the areas around a university, which are not stored on devices; undefined without them. */
export function useReaches(university: string | undefined): Reach[] | undefined {
  const [found, setFound] = useState<{ university: string; reaches: Reach[] }>();
  useEffect(() => {
    if (!university) return;
    let gone = false;
    void import('../../commute/reach.ts')
      .then(({ reachesOf }) => gone || setFound({ university, reaches: reachesOf(university) }))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [university]);
  return found && found.university === university ? found.reaches : undefined;
}
