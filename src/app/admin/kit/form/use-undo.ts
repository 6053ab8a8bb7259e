import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { keepFocus } from '../load/keep-focus.ts';

/** Time in which a removal can be undone, ms. */
export const UNDO_MS = 10_000;

/**
 * Keeps the last removed item while its removal can be undone. When that ends, the focus returns to `place`.
 * @param again restores the item
 * @param onFailed reports why it could not be restored; the button then stays for the same time again
 */
export function useUndo<Thing>(
  again: (thing: Thing) => Promise<Result<unknown>>,
  place: RefObject<Element | null>,
  onFailed: (problem: Problem) => void,
) {
  const [thing, setThing] = useState<Thing | null>(null);
  const [busy, setBusy] = useState(false);
  const end = useEffectEvent(() => {
    setThing(null);
    keepFocus(place.current);
  });
  useEffect(() => {
    if (thing === null || busy) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [thing, busy]);
  const undo = async () => {
    if (thing === null) return;
    setBusy(true);
    const outcome = await again(thing);
    setBusy(false);
    if (!outcome.ok) return onFailed(outcome.problem);
    // Another one that was removed meanwhile has its own time.
    setThing((now) => (now === thing ? null : now));
    keepFocus(place.current);
  };
  return { thing, busy, undo, begin: (removed: Thing) => setThing(removed) };
}
