import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the element that replaces a sent form (`tabIndex={-1}`) when `shown` turns true, because the pressed button is gone. */
export function useFocus<Shown extends HTMLElement>(shown: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (!shown) return;
    ref.current?.focus();
    // Safari is content with a part of it: the page stays where the longer form ended.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return ref;
}
