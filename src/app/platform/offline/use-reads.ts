import { useRef, useState } from 'react';
import { useReadAgain } from './use-read-again.ts';

/**
 * Loads a value for a part of a screen, again with each `id` and `read` like {@link useReadAgain}. If the screen's loader read it already, `along` is
 * used in the first render, so that nothing moves.
 * @param load returns null if the value could not be read; the previous value, its argument, then stays
 * @returns the value (null until there is one), a setter for use after a change, and a function to reload
 */
export function useReads<T>(
  load: (before: T | null) => Promise<T | null>,
  id: string,
  read: unknown,
  along: T | null,
): [T | null, (change: (before: T | null) => T | null) => void, () => Promise<void>] {
  const [held, setHeld] = useState({ read, value: along });
  const taken = useRef<unknown>(undefined);
  if (held.read !== read) setHeld({ read, value: along ?? held.value });
  const change = (next: (before: T | null) => T | null) =>
    setHeld((before) => ({ ...before, value: next(before.value) }));
  const reload = async (isGone = () => false) => {
    const value = await load(held.value);
    if (value !== null && !isGone()) change(() => value);
  };
  useReadAgain(
    async (isGone) => {
      const isAlong = along !== null && taken.current !== read;
      taken.current = read;
      if (!isAlong) await reload(isGone);
    },
    id,
    read,
  );
  return [held.value, change, () => reload()];
}
