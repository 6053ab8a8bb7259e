import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what takes the place of a form once it is sent (`tabIndex={-1}`): the focus comes to it when `shown` turns true, for the pressed
 * button took it away.
 */
export function useFocus<Shown extends HTMLElement>(shown: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown]);
  return ref;
}
