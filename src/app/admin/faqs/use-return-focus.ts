import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the button that opened a form when the form closes and nothing else has the focus.
 * @returns the ref of that button
 */
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
