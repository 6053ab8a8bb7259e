import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HousePicture, HousePictures } from '#contract/admin/house-pictures.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { pictures as limits } from '#contract/pictures.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import type { Changed } from '#app/admin/kit/form/conflict.ts';
import { addHousePicture, changeHousePictures, housePictures } from './queries.ts';

type Touched = (house: HousePictures) => unknown;
type Make = (pictures: readonly HousePicture[]) => readonly HousePicture[];

/**
 * Holds the pictures of one house and changes them one call at a time, each based on the result of the one before. Mount it again for another house.
 */
export function useHousePictures(houseId: string, onChanged: () => void) {
  const [house, setHouse] = useState<HousePictures | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef<HousePictures | null>(null);
  const loadedAt = useRef(0);
  const underway = useRef<Promise<unknown>>(Promise.resolve());

  const take = (known: HousePictures) => {
    latest.current = known;
    loadedAt.current = Date.now();
    setHouse(known);
    setProblem(null);
  };
  const settle = (result: Result<HousePictures>) => {
    if (result.ok) take(result.value);
    else if (!latest.current) setProblem(result.problem);
  };
  const loaded = useEffectEvent(settle);
  const load = async () => settle(await housePictures(houseId));
  useEffect(() => void housePictures(houseId).then(loaded), [houseId]);

  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = underway.current.then(work);
    underway.current = next.catch(() => undefined);
    return next;
  };
  const changed = (known: HousePictures) => {
    take(known);
    onChanged();
  };
  const add = (photoId: string): Promise<Result<HousePictures>> =>
    inTurn(async () => {
      const result = await addHousePicture(houseId, photoId);
      if (result.ok) changed(result.value);
      return result;
    });
  /** @param touched what the change would overwrite of others */
  const edit = (touched: Touched, make: Make): Promise<Changed<HousePictures>> =>
    inTurn(async () => {
      const outcome = await changeHousePictures(latest.current!, touched, make);
      if (outcome.result.ok) changed(outcome.result.value);
      else if (outcome.current) take(outcome.current);
      return outcome;
    });
  return {
    house,
    problem,
    load,
    add,
    edit,
    /** Loads the pictures again before the signed links to unpublished ones expire. */
    refresh: async () => {
      if (Date.now() - loadedAt.current > (limits.linkMinutes / 2) * MINUTE_MS) await load();
    },
  };
}
export type HousePictureWork = ReturnType<typeof useHousePictures>;
