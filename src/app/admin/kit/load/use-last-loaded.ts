import { useState } from 'react';
import type { Result } from '#app/platform/api/result.ts';
import { isRefusal } from './warn.ts';

/**
 * Keeps what was loaded of a thing last where it cannot be loaded anew, as without a network: neither the screen nor a dialog with what was
 * typed goes. The host's refusal replaces it.
 *
 * @param id stands for the thing; another one's answer is never kept
 * @param outcomeOf the answer within what was loaded that the screen cannot do without; null while there is none
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
