import { useEffect, useState } from 'react';
import type { PlainDate } from '#contract/rules/dates.ts';
import { holds } from './model.ts';
import type { HouseRow, Line } from './rows.ts';

const ROWS_A_FRAME = 3;

type InView = {
  /** The lines `[first, last)` that are drawn. */
  first: number;
  last: number;
  /** First day in view. */
  from: PlainDate;
  weeks: number;
};

/**
 * Shows newly loaded weeks in a few rows per frame, so that scrolling is not blocked. Rows that wait show the weeks loaded before; if those lack a
 * day in view, all rows change at once.
 * @returns a function that gives the row to draw for a house
 */
export function useGradualRows(
  lines: readonly Line[],
  { first, last, from, weeks }: InView,
): (row: HouseRow) => HouseRow {
  const [state, setState] = useState({ lines, before: new Map<string, HouseRow>() });
  let { before } = state;
  if (state.lines !== lines) {
    const drawn = state.lines
      .slice(first, last)
      .flatMap((line) => (line.kind === 'house' ? [before.get(line.row.id) ?? line.row] : []));
    const shown = drawn.filter(({ stretch }) => holds(stretch, from, weeks));
    before = new Map(shown.map((row) => [row.id, row]));
    setState({ lines, before });
  }
  useEffect(() => {
    if (before.size === 0) return;
    const next = () => setState({ lines, before: new Map([...before].slice(ROWS_A_FRAME)) });
    const asked = requestAnimationFrame(next);
    return () => cancelAnimationFrame(asked);
  }, [lines, before]);
  return (row) => before.get(row.id) ?? row;
}
