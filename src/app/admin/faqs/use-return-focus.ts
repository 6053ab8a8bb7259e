import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the button that opened a form once the form is closed and nothing else has it. @returns the ref of that button */
export function useReturnFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (wasOpen.current && !isOpen && (!activeElement || activeElement === body)) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
