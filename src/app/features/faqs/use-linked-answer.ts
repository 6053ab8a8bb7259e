import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Opens the answer that the address names (`#q-…`) and scrolls to it, on arrival and when the address changes; `showAll` is called where a
 * search hides it.
 */
export function useLinkedAnswer(showAll: () => void, isAll: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === hash) return;
    const answer = document.getElementById(hash);
    if (answer instanceof HTMLDetailsElement) {
      answer.open = true;
      answer.scrollIntoView();
    } else if (hash.startsWith('q-') && !isAll) return showAll();
    shown.current = hash;
  }, [hash, isAll, showAll]);
}
