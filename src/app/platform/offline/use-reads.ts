import { useRef, useState } from 'react';
import { useReadAgain } from './use-read-again.ts';

/**
 * A value that a part of a screen reads for itself, anew with each `id` and `read` like {@link useReadAgain}; unless the loader of the screen
 * has read it along with `read`: then `along` is there in the first drawing, and nothing below it moves.
 * @param load answers null where the value could not be had: the one before, which it is given, stays
 * @returns the value, null until there is one; a setter for after a change; and a way to read it once more
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
