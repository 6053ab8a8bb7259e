import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridSize } from '../use-grid-size.ts';

/** Number of rows outside the view that are updated per frame. */
const ROWS_A_FRAME = 6;

/**
 * Moves the labels of bars that begin before the view to its edge. To stay fast it moves them in whole days, sets no property that all rows inherit,
 * and updates the rows in view first and the others in later frames.
 * @param before CSS pixels from the grid's origin to the start of the scrollable area
 * @returns a function that updates one newly drawn row
 */
export function useEdge(
  scroller: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  { before, size: { day, row: height } }: { before: number; size: GridSize },
): (row: HTMLElement | null) => void {
  const edge = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || day === 0) return;
    let asked = 0;
    const indent = (ofRows: Element[], next: number) => {
      for (const row of ofRows) indentBars(row, next, height);
    };
    const others = (left: Element[], next: number) => {
      asked = requestAnimationFrame(() => {
        indent(left.slice(0, ROWS_A_FRAME), next);
        if (left.length > ROWS_A_FRAME) others(left.slice(ROWS_A_FRAME), next);
      });
    };
    const atEdge = () => before + Math.ceil(element.scrollLeft / day) * day;
    const indentAll = (next: number, { top, bottom }: { top: number; bottom: number }) => {
      const all = [...(rows.current?.children ?? [])];
      const seen = all.filter((row) => {
        const place = Number.parseFloat((row as HTMLElement).style.top);
        return place + height >= top && place <= bottom;
      });
      indent(seen, next);
      others(
        all.filter((row) => !seen.includes(row)),
        next,
      );
    };
    const view = () => ({ top: element.scrollTop, bottom: element.scrollTop + element.clientHeight });
    const scrolled = () => {
      const next = atEdge();
      if (next === edge.current) return;
      edge.current = next;
      const seen = view();
      cancelAnimationFrame(asked);
      // After everybody who reads the place of the scroll: a read behind a write would lay out the grid for itself.
      asked = requestAnimationFrame(() => indentAll(next, seen));
    };
    // No scroll tells of a stretch that moves with the first day in view; whoever places the scroll does so before the next frame.
    asked = requestAnimationFrame(() => {
      edge.current = atEdge();
      indentAll(edge.current, view());
    });
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller, rows, before, day, height]);
  return useCallback((row) => row && indentBars(row, edge.current, height), [height]);
}

/**
 * Indents the labels of bars that the edge crosses. Only a bar that is too short for its label clips it, because each clipping bar costs the browser
 * a layer.
 */
function indentBars(row: Element, edge: number, height: number): void {
  for (const bar of row.querySelectorAll<HTMLElement>('[data-end]')) {
    const [start, end] = [Number(bar.dataset['start']), Number(bar.dataset['end'])];
    const crossed = edge > start && edge < end;
    const indent = crossed ? `${edge - start}px` : '';
    if (bar.style.textIndent !== indent) bar.style.textIndent = indent;
    // No letter is wider than a third of the row; three more hold the padding and the mark of a request.
    const needed = ((bar.textContent.length + 3) * height) / 3;
    const tight = end - (crossed ? edge : start) < needed;
    if (tight !== 'tight' in bar.dataset) bar.toggleAttribute('data-tight', tight);
  }
}
