import { Clock } from 'lucide-react';
import { memo } from 'react';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { bookingPath, type Gap } from './gaps.ts';
import type { Bar, HouseRow } from './model.ts';
import { placed } from './placed.ts';
import type { RowWords } from './row-words.ts';
import * as css from './week-grid.css.ts';

type WeekRowProps = {
  row: HouseRow;
  words: RowWords;
  /** Seoul date. */
  today: PlainDate;
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
  const { bars, gaps } = row;
  return (
    <li className={css.houseLine} style={{ top, height }} aria-posinset={position} aria-setsize={of}>
      <h3 className={visuallyHidden}>{words.house(row)}</h3>
      {bars.length > 0 && <ul>{bars.map((bar) => barOf(bar, words, day))}</ul>}
      {gaps.map((gap) => gapOf(gap, row, props))}
    </li>
  );
});

function barOf(bar: Bar, words: RowWords, day: number) {
  const { id, status } = bar.reservation;
  return (
    <li key={id} className={css.place} style={placed(bar.start, bar.end, day)}>
      <a
        href={`/admin/reservations/${id}`}
        draggable={false}
        aria-label={words.description(bar)}
        className={`${css.bar} ${css.status[status]}`}
        data-start={Math.round(bar.start * day)}
        data-end={Math.round(bar.end * day)}
        data-cut-start={bar.cutStart || undefined}
        data-cut-end={bar.cutEnd || undefined}
        data-parked={bar.reservation.parked ? true : undefined}
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

/**
 * The nights between two stays: a link to a request of them, which arrows reach and Tab passes by. What is no more than a mark is for the
 * eye; its words are in the links of the two stays.
 */
function gapOf(gap: Gap, row: HouseRow, { words, day, today }: WeekRowProps) {
  const { start, end, nights, arrival } = gap;
  // Not its place: the focus stays on it while the weeks that are loaded move.
  const key = gap.to ?? 'open';
  const state = arrival?.reservation.turnover?.state;
  const room = (end - start) * day;
  const shown = {
    style: placed(start, end, day),
    'data-narrow': room < ROOM_FOR_MARK || undefined,
    children: (
      <>
        {nights !== null && nights > 0 && room >= ROOM_FOR_WORDS && words.free(nights)}
        {state && <span className={`${css.mark} ${css.prepared[state]}`}>{marks[state]}</span>}
      </>
    ),
  };
  const path = row.isLet ? bookingPath(row, gap, today) : null;
  if (path)
    return (
      <a
        key={key}
        href={path}
        tabIndex={-1}
        draggable={false}
        aria-label={words.book(gap)}
        className={css.gap}
        {...shown}
      />
    );
  if (nights === null && !state) return null;
  return <span key={key} aria-hidden className={nights === 0 ? css.turnover : css.gap} {...shown} />;
}

/** Width of a gap from which its words fit in both languages, CSS pixels. */
const ROOM_FOR_WORDS = 120;
/** Width from which the mark of a turnover has its place at the end of the gap. */
const ROOM_FOR_MARK = 22;
