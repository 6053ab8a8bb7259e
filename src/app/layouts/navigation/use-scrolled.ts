import { useSyncExternalStore } from 'react';

/** The scroll position from which a top bar is active (docs/specification.md#business-constants-and-limits). */
export const SCROLL_THRESHOLD_PX = 50;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True while the page is scrolled down past 50 px; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}
