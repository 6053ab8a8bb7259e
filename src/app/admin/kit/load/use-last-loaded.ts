import { useState } from 'react';
import type { Result } from '#app/platform/api/result.ts';
import { isRefusal } from './warn.ts';

/**
 * Keeps the last loaded data when reloading fails, for example offline, so that the screen and open dialogs stay. A refusal by the host replaces it.
 * @param id identifies the record; data of another one is never kept
 * @param outcomeOf returns the required answer within the data; null while there is none
 */
export function useLastLoaded<Loaded>(
  id: string,
  loaded: Loaded,
  outcomeOf: (loaded: Loaded) => Result<unknown> | null,
): Loaded {
  const [last, setLast] = useState({ id, loaded });
  const outcome = outcomeOf(loaded);
  const isLost = outcome?.ok === false && !isRefusal(outcome.problem);
  const stays = isLost && last.id === id && outcomeOf(last.loaded)?.ok === true;
  if (!stays && (last.loaded !== loaded || last.id !== id)) setLast({ id, loaded });
  return stays ? last.loaded : loaded;
}
