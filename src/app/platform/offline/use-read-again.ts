import { useEffect, useEffectEvent } from 'react';

/**
 * Loads a part of a screen that reads for itself: at first, and again whenever the thing that it is of has another `id` or `read` is another
 * object, as the screen's data is after each read of its own. An answer for which `isGone()` is true comes too late and counts for nothing.
 */
export function useReadAgain(
  load: (isGone: () => boolean) => Promise<unknown>,
  id: string | undefined,
  read: unknown,
): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    let gone = false;
    // Each change of these is a reason to load.
    void Promise.resolve([id, read]).then(() => gone || loadNow(() => gone));
    return () => {
      gone = true;
    };
  }, [id, read]);
}
