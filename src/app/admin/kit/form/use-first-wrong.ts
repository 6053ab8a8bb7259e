import { useEffect, useRef, type RefObject } from 'react';
import type { Form } from '#app/platform/forms/form.ts';

/**
 * Focuses the first wrong field after each attempt to send.
 * @returns the ref of the form element
 */
export function useFirstWrong({ errors, attempts }: Form): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  const told = useRef(0);
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong || told.current === attempts) return;
    told.current = attempts;
    place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isWrong, attempts]);
  return place;
}
