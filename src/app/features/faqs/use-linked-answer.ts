import { useEffect, useRef } from 'react';

/**
 * Opens the answer that the address names (`#q-…`) and scrolls to it, on arrival and when the address changes; calls `showAll` if a search hides it.
 */
export function useLinkedAnswer(showAll: () => void, isAll: boolean): void {
  const isShown = useRef(false);
  useEffect(() => {
    const show = () => {
      const id = location.hash.slice(1);
      const answer = document.getElementById(id);
      const isHidden = !answer && !isAll && id.startsWith('q-');
      isShown.current = !isHidden;
      if (isHidden) showAll();
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView();
    };
    if (!isShown.current) show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [isAll, showAll]);
}
