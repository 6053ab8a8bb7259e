import { useRouter } from '@tanstack/react-router';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { moveFocus } from './bar-focus.ts';
import { HolidayList } from './holidays/holiday-list.tsx';
import { holidaysIn } from './holidays/model.ts';
import { BarMoves, type AskMove } from './move/bar-moves.tsx';
import { dayFraction, restingFrom, weekdayOf } from './model.ts';
import type { Line, Stretch } from './rows.ts';
import { placed } from './placed.ts';
import { useGridSize } from './use-grid-size.ts';
import { useScrolling } from './scroll/use-scrolling.ts';
import { useWeekScroll } from './scroll/use-week-scroll.ts';
import { WeekHead } from './week-head.tsx';
import { WeekRows } from './week-rows.tsx';
import * as css from './week-grid.css.ts';

export type WeekGridProps = {
  lines: Line[];
  stretch: Stretch;
  from: PlainDate;
  weeks: number;
  onMove: (from: PlainDate) => void;
  /**
   * Opens the target of a link beside the grid.
   * @returns false if the browser should follow the link
   */
  onOpen: (link: HTMLAnchorElement) => boolean;
  onMoveBar: AskMove;
};

/** Houses as rows and Seoul dates as columns. It scrolls by touch, wheel, drag and keys; only the rows in view are in the document. */
export function WeekGrid({ lines, stretch, from, weeks, onMove, onOpen, onMoveBar }: WeekGridProps) {
  const { t } = useTranslation('admin-week');
  const scroller = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const help = useId();
  const now = useNow();
  const today = seoulDate(now);
  const size = useGridSize(scroller, corner, weeks);
  const time = useWeekScroll(scroller, { stretch, from, weeks, dayWidth: size.day, onMove });
  useScrolling(scroller);

  const turn = useCallback((pixels: number) => scroller.current?.scrollBy({ left: pixels }), []);
  const press = gridKeys({ weeks, today, ...time });
  useLinks(scroller, onOpen);

  return (
    <>
      <VisuallyHidden id={help}>{t('help')}</VisuallyHidden>
      <HolidayList from={from} weeks={weeks} hidden />
      <div
        ref={scroller}
        role="region"
        aria-label={t('houses')}
        aria-describedby={help}
        tabIndex={0}
        className={css.scroller}
        onScroll={time.scrolled}
        onKeyDown={press}
      >
        <WeekHead
          stretch={stretch}
          today={today}
          day={size.day}
          roomy={size.roomy}
          corner={corner}
          onWheel={turn}
        />
        <div className={css.body} style={{ '--row': `${size.row}px` } as CSSProperties}>
          <Columns stretch={stretch} day={size.day} />
          <WeekRows
            scroller={scroller}
            lines={lines}
            stretch={stretch}
            from={from}
            weeks={weeks}
            size={size}
            today={today}
          />
          <BarMoves scroller={scroller} corner={corner} lines={lines} row={size.row} onMove={onMoveBar} />
          <div className={css.cover} />
          <NowLine place={placeOf(now, stretch.start)} weeks={stretch.weeks} day={size.day} />
        </div>
      </div>
    </>
  );
}

function NowLine({ place, weeks, day }: { place: number; weeks: number; day: number }) {
  return (
    <div className={css.columns} style={{ width: 7 * weeks * day }} aria-hidden>
      <div className={css.now} style={{ insetInlineStart: place * day }} />
    </div>
  );
}

/** Converts an instant to days from the start of a stretch, in Seoul time. */
function placeOf(now: number, start: PlainDate): number {
  return daysBetween(start, seoulDate(now)) + dayFraction(seoulTime(new Date(now).toISOString()));
}

/** Opens the links of bars without a page load. The browser handles clicks for another tab or window. */
function useLinks(scroller: RefObject<HTMLElement | null>, onOpen: WeekGridProps['onOpen']) {
  const { history } = useRouter();
  const beside = useEffectEvent(onOpen);
  useEffect(() => {
    const element = scroller.current;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || elsewhere) return;
      event.preventDefault();
      if (!beside(link)) history.push(link.pathname + link.search);
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, [scroller, history]);
}

type GridKeys = {
  weeks: number;
  today: PlainDate;
  moveBy: (days: number) => void;
  moveTo: (day: PlainDate) => void;
};

/** Handles keys in the grid: keys that move in time work anywhere; arrow keys on a bar first go to another bar. */
function gridKeys({ weeks, today, moveBy, moveTo }: GridKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key, target } = event;
    const arrow = key.startsWith('Arrow');
    if (arrow && target instanceof HTMLAnchorElement && moveFocus(target, key)) return event.preventDefault();
    if (key === 'ArrowLeft') moveBy(-1);
    else if (key === 'ArrowRight') moveBy(1);
    else if (key === 'PageUp') moveBy(-7 * weeks);
    else if (key === 'PageDown') moveBy(7 * weeks);
    else if (key === 'Home') moveTo(restingFrom(today));
    else return;
    event.preventDefault();
  };
}

type ColumnsProps = { stretch: Stretch; day: number };

const Columns = memo(function Columns({ stretch, day }: ColumnsProps) {
  const { start, weeks } = stretch;
  const working = holidaysIn(stretch).filter(({ date }) => weekdayOf(date) < 5);
  return (
    <div className={css.columns} style={{ width: 7 * weeks * day }} aria-hidden>
      {[...new Set(working.map(({ date }) => daysBetween(start, date)))].map((at) => (
        <div key={`holiday-${at}`} className={css.weekend} style={placed(at, at + 1, day)} />
      ))}
      {Array.from({ length: weeks }, (_, week) => (
        <div key={week} className={css.weekend} style={placed(7 * week + 5, 7 * week + 7, day)} />
      ))}
    </div>
  );
});

const MINUTE_MS = 60_000;

/** Returns the present time in milliseconds since the epoch, updated once a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
