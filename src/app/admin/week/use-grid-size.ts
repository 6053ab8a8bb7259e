import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Line } from './rows.ts';

/** Sizes of the grid in CSS pixels. `roomy` is true if a weekday fits beside its number. */
export type GridSize = { day: number; row: number; height: number; roomy: boolean };

/** Minimum width of a day with a readable number. If the days would be narrower, fewer are in view than requested. */
const NARROWEST_DAY = 20;
/** Width of a day from which its weekday fits beside the number. */
const ROOMY_DAY = 34;
const ROW = 44;

export function heightsOf(row: number): Record<Line['kind'], number> {
  return { location: row * 0.75, house: row };
}

/** Measures the grid. The days share the width that the house column leaves; rows grow with the reader's font size. */
export function useGridSize(
  scroller: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
  weeks: number,
): GridSize {
  const [size, setSize] = useState<GridSize>({ day: 0, row: ROW, height: 0, roomy: false });
  useLayoutEffect(() => {
    const [frame, side] = [scroller.current, corner.current];
    if (!frame || !side) return;
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const share = Math.floor((frame.clientWidth - side.offsetWidth) / (7 * weeks));
      const day = Math.max(Math.round(NARROWEST_DAY * scale), share);
      const row = Math.round((ROW * scale) / 4) * 4;
      const next = { day, row, height: frame.clientHeight, roomy: day >= ROOMY_DAY * scale };
      setSize((last) =>
        Object.entries(next).every(([key, value]) => last[key as keyof GridSize] === value) ? last : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(side);
    return () => observer.disconnect();
  }, [scroller, corner, weeks]);
  return size;
}
