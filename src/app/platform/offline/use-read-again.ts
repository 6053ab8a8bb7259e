import { useEffect, useEffectEvent } from 'react';

/**
 * Loads the data of a part of a screen, and again when `id` or the `read` object changes, as it does after each read of the screen. Answers are
 * ignored once `isGone()` is true.
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
