import { Clock } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import type { Bar, HouseRow } from './model.ts';
import { placed } from './placed.ts';
import type { RowWords } from './row-words.ts';
import * as css from './week-grid.css.ts';

type WeekRowProps = {
  row: HouseRow;
  words: RowWords;
  /** Its place and sizes, CSS pixels. */
  top: number;
  height: number;
  day: number;
  position: number;
  of: number;
};

/**
 * A house with its stays: a list of links, each with everything that its place and colour say in words. Free of hooks and of components for
 * each bar: a scroll draws hundreds of them. The grid opens the links.
 */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { row, words, top, height, day, position, of } = props;
  const { bars } = row;
  return (
    <li className={css.houseLine} style={{ top, height }} aria-posinset={position} aria-setsize={of}>
      <h3 className={visuallyHidden}>{words.house(row)}</h3>
      {bars.length > 0 && <ul>{bars.map((bar) => barOf(bar, words, day))}</ul>}
      {bars.map((bar, index) => gapBefore(bar, bars[index - 1], words, day))}
    </li>
  );
});

function barOf(bar: Bar, words: RowWords, day: number) {
  const { id, status } = bar.reservation;
  // The label begins where the bar comes into view: the grid keeps the edge.
  const start = { '--start': `${bar.start * day}px` } as CSSProperties;
  return (
    <li key={id} className={css.place} style={placed(bar.start, bar.end, day)}>
      <a
        href={`/admin/reservations/${id}`}
        draggable={false}
        aria-label={words.whole(bar)}
        className={`${css.bar} ${css.status[status]}`}
        style={start}
        data-cut-start={bar.cutStart || undefined}
        data-cut-end={bar.cutEnd || undefined}
      >
        {status === 'requested' && <Clock size={14} />}
        {words.short(bar)}
      </a>
    </li>
  );
}

/** The state of the turnover as the eye finds it: a shape for each. */
export const marks = { todo: '○', in_progress: '◐', problem: '!', ready: '✓' } as const satisfies Record<
  TurnoverState,
  string
>;

/** What lies before a stay, for the eye; the words are in the links of the two stays. */
function gapBefore(bar: Bar, last: Bar | undefined, words: RowWords, day: number) {
  const state = bar.reservation.turnover?.state;
  const start = last?.end ?? 0;
  if (bar.cutStart || (!last && !state)) return null;
  const nights = last?.freeAfter ?? null;
  const room = (bar.start - start) * day;
  return (
    <span
      key={bar.reservation.id}
      aria-hidden
      className={nights === 0 ? css.turnover : css.gap}
      style={placed(start, bar.start, day)}
      data-narrow={room < ROOM_FOR_MARK || undefined}
    >
      {nights !== null && nights > 0 && room >= ROOM_FOR_WORDS && words.free(nights)}
      {state && <span className={`${css.mark} ${css.prepared[state]}`}>{marks[state]}</span>}
    </span>
  );
}

/** Width of a gap from which its words fit in both languages, CSS pixels. */
const ROOM_FOR_WORDS = 120;
/** Width from which the mark of a turnover has its place at the end of the gap. */
const ROOM_FOR_MARK = 22;
