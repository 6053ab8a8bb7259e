import { useEffect, type RefObject } from 'react';

/**
 * Keeps on the rows, as `--edge`, where the view begins, CSS pixels from the start of the stretch: words of a bar that has begun before
 * stand there. In whole days, so that a scroll down writes nothing and a scroll along only once a day.
 */
export function useEdge(
  scroller: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  dayWidth: number,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || dayWidth === 0) return;
    let shown = -1;
    let asked = 0;
    const scrolled = () => {
      const edge = Math.ceil(element.scrollLeft / dayWidth) * dayWidth;
      if (edge === shown) return;
      shown = edge;
      cancelAnimationFrame(asked);
      // After everybody who reads the place of the scroll: a read behind a write would lay out the grid for itself.
      asked = requestAnimationFrame(() => rows.current?.style.setProperty('--edge', `${edge}px`));
    };
    scrolled();
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller, rows, dayWidth]);
}
