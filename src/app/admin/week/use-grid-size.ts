import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Line } from './rows.ts';

/** Sizes of the grid, CSS pixels. */
export type GridSize = { day: number; row: number; height: number; roomy: boolean };

/** The narrowest day whose number can be read; below it the days in view are fewer than the weeks asked for. */
const NARROWEST_DAY = 20;
/** A day from which its weekday fits beside the number. */
const ROOMY_DAY = 34;
const ROW = 44;

/** The heights of the lines by the height of a row. */
export function heightsOf(row: number): Record<Line['kind'], number> {
  return { location: row * 0.75, house: row };
}

/** Measures the grid: the days share what the column of houses leaves; rows grow with the reader's size of type. */
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
