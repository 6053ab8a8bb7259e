import { useEffect, useRef } from 'react';

/** Takes the focus to the beginning of a sheet's step that has replaced another (`tabIndex={-1}`); the overlay takes it at the first. */
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
