import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the words of bars that began before the view to its edge. In whole days, so that a scroll down writes nothing and a scroll along only
 * once a day; and on those bars alone: a property that all rows inherit would have the browser look at every element of the grid.
 */
export function useEdge(
  scroller: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  dayWidth: number,
): void {
  const edge = useRef(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element || dayWidth === 0) return;
    let asked = 0;
    const scrolled = () => {
      const next = edgeOf(element, dayWidth);
      if (next === edge.current) return;
      edge.current = next;
      cancelAnimationFrame(asked);
      // After everybody who reads the place of the scroll: a read behind a write would lay out the grid for itself.
      asked = requestAnimationFrame(() => indentBars(rows.current, next));
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller, rows, dayWidth]);
  // Each time that rows are drawn.
  useLayoutEffect(() => indentBars(rows.current, edge.current));
}

/** The scroll position of the view, CSS pixels from the start of the stretch, in whole days. */
function edgeOf({ scrollLeft }: HTMLElement, dayWidth: number): number {
  return Math.ceil(scrollLeft / dayWidth) * dayWidth;
}

/** A bar says in pixels where it lies; words in those that the edge crosses begin there. */
function indentBars(rows: HTMLElement | null, edge: number): void {
  for (const bar of rows?.querySelectorAll<HTMLElement>('[data-end]') ?? []) {
    const hidden = edge - Number(bar.dataset['start']);
    const indent = hidden > 0 && edge < Number(bar.dataset['end']) ? `${hidden}px` : '';
    if (bar.style.textIndent !== indent) bar.style.textIndent = indent;
  }
}
