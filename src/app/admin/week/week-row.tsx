import { Clock, PenLine } from 'lucide-react';
import { Fragment, memo } from 'react';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { bookingPath } from './gaps.ts';
import type { Gap, Bar, HouseRow } from './rows.ts';
import { placed } from './placed.ts';
import type { RowWords } from './row-words.ts';
import { taken as looks } from './taken.css.ts';
import type { TakenBar } from './taken.ts';
import * as css from './week-grid.css.ts';

type WeekRowProps = {
  row: HouseRow;
  words: RowWords;
  /** The day from which places are counted. */
  origin: PlainDate;
  /** Seoul date. */
  today: PlainDate;
  /** Its place and sizes, CSS pixels. */
  top: number;
  height: number;
  day: number;
  position: number;
  of: number;
  /** Is given the row's element each time that the row is drawn. */
  indent: (row: HTMLElement | null) => void;
};

/**
 * A house with its stays: a list of links, each with everything that its place and colour say in words. Free of hooks and of components for
 * each bar: a scroll draws hundreds of them. The grid opens the links.
 */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { row, words, origin, top, height, day, position, of, indent } = props;
  const start = daysBetween(origin, row.stretch.start);
  const placeOf: PlaceOf = (thing) => placed(start + thing.start, start + thing.end, day);
  return (
    <li
      // A new function each time: it is called for each drawing, not for the first alone.
      ref={(element) => indent(element)}
      className={css.houseLine}
      style={{ top, height }}
      aria-posinset={position}
      aria-setsize={of}
    >
      <h3 className={css.heading}>{words.house(row)}</h3>
      {row.taken.map((taken) => takenOf(taken, words, placeOf(taken)))}
      {row.bars.map((bar) => barOf(bar, words, placeOf(bar)))}
      {row.gaps.map((gap) => gapOf(gap, placeOf(gap), props))}
    </li>
  );
});

type Place = ReturnType<typeof placed>;
type PlaceOf = (thing: { start: number; end: number }) => Place;

/** In the flow of the row: each thing with a position is a layer more, which the browser walks in every frame of a scroll. */
const inRow = ({ insetInlineStart, width }: Place) => ({ marginInlineStart: insetInlineStart, width });

const placeOfBar = (place: Place) => ({
  // It may grow to the words that do not fit.
  style: { ...inRow(place), minWidth: place.width },
  'data-start': Math.round(place.insetInlineStart),
  'data-end': Math.round(place.insetInlineStart + place.width),
});

function barOf(bar: Bar, words: RowWords, place: Place) {
  const { id, status, contractOpen } = bar.reservation;
  return (
    <a
      key={id}
      href={`/admin/reservations/${id}`}
      draggable={false}
      aria-label={words.description(bar)}
      className={`${css.bar} ${css.status[status]}`}
      {...placeOfBar(place)}
      data-cut-start={bar.cutStart || undefined}
      data-cut-end={bar.cutEnd || undefined}
      data-parked={bar.reservation.parked ? true : undefined}
    >
      {status === 'requested' ? <Clock size={14} /> : contractOpen && <PenLine size={14} />}
      {words.short(bar)}
    </a>
  );
}

/** Nights that are taken otherwise than by a stay, as the link to the house. */
function takenOf({ dates, cutStart, cutEnd }: TakenBar, words: RowWords, place: Place) {
  return (
    <a
      key={dates.id}
      href={`/admin/houses/${dates.houseId}`}
      draggable={false}
      aria-label={words.taken(dates)}
      className={`${css.bar} ${dates.calendar === null ? looks.blocked : looks.elsewhere}`}
      {...placeOfBar(place)}
      data-cut-start={cutStart || undefined}
      data-cut-end={cutEnd || undefined}
      data-conflict={dates.inConflict || undefined}
    >
      {words.takenShort(dates)}
    </a>
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
function gapOf(gap: Gap, place: Place, { row, words, today }: WeekRowProps) {
  const { nights, arrival } = gap;
  // Not its place: the focus stays on it while the weeks that are loaded move.
  const key = gap.to ?? 'open';
  const state = arrival?.reservation.turnover?.state;
  const shown = {
    style: inRow(place),
    children: nights !== null && nights > 0 && place.width >= ROOM_FOR_WORDS && words.free(nights),
  };
  const path = row.isLet ? bookingPath(row, gap, today) : null;
  return (
    <Fragment key={key}>
      {path ? (
        <a
          href={path}
          tabIndex={-1}
          draggable={false}
          aria-label={words.book(gap)}
          className={css.gap}
          {...shown}
        />
      ) : (
        nights !== null && <span aria-hidden className={nights === 0 ? css.turnover : css.gap} {...shown} />
      )}
      {state && markOf(state, place)}
    </Fragment>
  );
}

/** The work before an arrival, at the end of its gap; where that is too narrow, over its middle. */
function markOf(state: TurnoverState, { insetInlineStart: start, width }: Place) {
  const room = width - MARK_SIZE;
  const place = start + (width < ROOM_FOR_MARK ? room / 2 : room - MARK_MARGIN);
  return (
    <span aria-hidden className={`${css.mark} ${css.prepared[state]}`} style={{ marginInlineStart: place }}>
      {marks[state]}
    </span>
  );
}

/** Width of a gap from which its words fit in both languages, CSS pixels. */
const ROOM_FOR_WORDS = 120;
/** Width from which the mark of a turnover has its place at the end of the gap, its own, and its distance from that end. */
const [ROOM_FOR_MARK, MARK_SIZE, MARK_MARGIN] = [22, 16, 3];
