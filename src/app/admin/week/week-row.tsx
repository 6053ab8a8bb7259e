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
  /** Day with the horizontal position 0. */
  origin: PlainDate;
  /** Seoul date. */
  today: PlainDate;
  /** Position and sizes in CSS pixels; `day` is the width of a day. */
  top: number;
  height: number;
  day: number;
  position: number;
  of: number;
  /** Called with the row's element on every render, not only the first. */
  indent: (row: HTMLElement | null) => void;
};

/**
 * Row of a house: a list of links to its stays, each with a label that says all that position and color show. Calls no hooks and renders no component
 * per bar, because a scroll draws hundreds of them. The grid opens the links.
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

/** Places a thing by its margin, in the flow of the row: each positioned element is a layer that the browser walks in every frame of a scroll. */
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

export const marks = { todo: '○', in_progress: '◐', problem: '!', ready: '✓' } as const satisfies Record<
  TurnoverState,
  string
>;

/**
 * Renders the nights between two stays as a link to a booking request for them; arrow keys reach it, Tab skips it. Without a link it is decorative,
 * because the labels of the two stays say the same.
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

/** Renders the turnover mark before an arrival at the end of its gap, or in the middle of a gap that is too narrow. */
function markOf(state: TurnoverState, { insetInlineStart: start, width }: Place) {
  const room = width - MARK_SIZE;
  const place = start + (width < ROOM_FOR_MARK ? room / 2 : room - MARK_MARGIN);
  return (
    <span aria-hidden className={`${css.mark} ${css.prepared[state]}`} style={{ marginInlineStart: place }}>
      {marks[state]}
    </span>
  );
}

/** Least width of a gap in which its words fit in both languages, CSS pixels. */
const ROOM_FOR_WORDS = 120;
/** Least width of a gap for a mark at its end, size of the mark, and distance from that end, CSS pixels. */
const [ROOM_FOR_MARK, MARK_SIZE, MARK_MARGIN] = [22, 16, 3];
