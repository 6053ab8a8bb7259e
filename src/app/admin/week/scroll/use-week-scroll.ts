import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { addDays, daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import type { Stretch } from '../rows.ts';

/**
 * Milliseconds without scrolling after which a scroll is over; `scrollend` is not in Safari 16.4. Longer than the pause between two flicks of a
 * thumb.
 */
const REST_MS = 180;

type WeekScroll = {
  stretch: Stretch;
  from: PlainDate;
  weeks: number;
  dayWidth: number;
  onMove: (from: PlainDate) => void;
};

/**
 * Keeps the horizontal scroll and the first day in view in sync: a new day scrolls the grid, and a finished scroll reports its day. When the stretch
 * changes, the visible content keeps its place.
 */
export function useWeekScroll(
  scroller: RefObject<HTMLElement | null>,
  { stretch, from, weeks, dayWidth, onMove }: WeekScroll,
): { scrolled: () => void; moveBy: (days: number) => void; moveTo: (day: PlainDate) => void } {
  const drawn = useRef({ start: stretch.start, dayWidth });
  const reported = useRef<PlainDate | null>(null);
  /** A requested day that is not drawn yet. Further key presses count from it. */
  const coming = useRef<PlainDate | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || dayWidth === 0) return;
    const before = drawn.current;
    drawn.current = { start: stretch.start, dayWidth };
    if (reported.current !== from) {
      reported.current = from;
      element.scrollTo({ left: daysBetween(stretch.start, from) * dayWidth });
    } else if (before.start !== stretch.start || before.dayWidth !== dayWidth) {
      const days = element.scrollLeft / before.dayWidth + daysBetween(stretch.start, before.start);
      element.scrollTo({ left: days * dayWidth });
    }
    if (coming.current === from) coming.current = null;
  }, [scroller, stretch, from, dayWidth]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Of the stretch that is drawn by then: a rest may end after another was drawn under the scroll.
  const dayInView = () => {
    const { start, dayWidth: width } = drawn.current;
    return addDays(start, Math.round((scroller.current?.scrollLeft ?? 0) / width));
  };
  const moveTo = (day: PlainDate) => {
    const place = daysBetween(stretch.start, day);
    if (coming.current === null && place >= 0 && place + 7 * weeks <= 7 * stretch.weeks)
      return scroller.current?.scrollTo({ left: place * dayWidth });
    coming.current = day;
    onMove(day);
  };
  const scrolled = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (drawn.current.dayWidth === 0 || coming.current !== null) return;
      const day = dayInView();
      if (day === reported.current) return;
      reported.current = day;
      onMove(day);
    }, REST_MS);
  };
  return { scrolled, moveTo, moveBy: (days) => moveTo(addDays(coming.current ?? dayInView(), days)) };
}
