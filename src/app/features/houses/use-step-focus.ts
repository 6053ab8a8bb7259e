import { useEffect, useRef } from 'react';

/** Moves the focus to the start of a sheet's step (`tabIndex={-1}`) that has replaced another; the overlay focuses the first step. */
export function useStepFocus(step: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const replaced = before.current !== undefined && step !== undefined && before.current !== step;
    before.current = step;
    if (!replaced) return;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return content;
}
