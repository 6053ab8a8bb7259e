import { useEffect, type RefObject } from 'react';

/** Milliseconds without scrolling after which a scroll is over; `scrollend` is not in Safari 16.4. */
const REST_MS = 100;

export function useScrolling(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const over = () => {
      const left = last + REST_MS - performance.now();
      timer = left > 0 ? setTimeout(over, left) : undefined;
      if (timer === undefined) delete element.dataset['scrolling'];
    };
    const scrolled = () => {
      last = performance.now();
      if (timer !== undefined) return;
      element.dataset['scrolling'] = '';
      timer = setTimeout(over, REST_MS);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
}
