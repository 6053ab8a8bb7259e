import { memo, useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { moveFocus } from './bar-focus.ts';
import { dayFraction, offsetsOf, restingFrom, windowOf, type Line, type Stretch } from './model.ts';
import { placed } from './placed.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useGridSize } from './use-grid-size.ts';
import { useNow } from './use-now.ts';
import { useWeekScroll } from './use-week-scroll.ts';
import { WeekHead } from './week-head.tsx';
import { WeekRow } from './week-row.tsx';
import * as css from './week-grid.css.ts';

export type WeekGridProps = {
  lines: Line[];
  stretch: Stretch;
  /** First day in view. */
  from: PlainDate;
  weeks: number;
  onMove: (from: PlainDate) => void;
};

/** Houses as rows, Seoul dates as columns. It scrolls by finger, wheel, drag and keys; only the rows in view are in the document. */
export function WeekGrid({ lines, stretch, from, weeks, onMove }: WeekGridProps) {
  const { t } = useTranslation('admin-week');
  const scroller = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const help = useId();
  const now = useNow();
  const today = seoulDate(now);
  const size = useGridSize(scroller, corner, weeks);
  const offsets = useMemo(
    () => offsetsOf(lines, { location: size.row * 0.75, house: size.row }),
    [lines, size.row],
  );
  const [top, setTop] = useState(0);
  const drawn = windowOf(offsets, top, size.height);
  const time = useWeekScroll(scroller, { stretch, from, weeks, dayWidth: size.day, onMove });
  useDragScroll(scroller);

  const scrolled = () => {
    time.scrolled();
    const next = scroller.current?.scrollTop ?? 0;
    const coming = windowOf(offsets, next, size.height);
    // Most frames of a scroll leave the window as it is, and render nothing.
    if (coming.first !== drawn.first || coming.last !== drawn.last) setTop(next);
  };
  const turn = useCallback((pixels: number) => scroller.current?.scrollBy({ left: pixels }), []);
  const press = gridKeys({ weeks, today, ...time });

  return (
    <>
      <VisuallyHidden id={help}>{t('help')}</VisuallyHidden>
      <div
        ref={scroller}
        role="region"
        aria-label={t('houses')}
        aria-describedby={help}
        tabIndex={0}
        className={css.scroller}
        onScroll={scrolled}
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
        <div className={css.body}>
          <Columns weeks={stretch.weeks} day={size.day} />
          <ul className={css.lines} style={{ height: offsets.at(-1) }}>
            <DrawnLines {...drawn} lines={lines} offsets={offsets} day={size.day} days={7 * stretch.weeks} />
          </ul>
          <NowLine place={placeOf(now, stretch.start)} weeks={stretch.weeks} day={size.day} />
        </div>
      </div>
    </>
  );
}

type DrawnLinesProps = {
  lines: Line[];
  offsets: number[];
  first: number;
  last: number;
  day: number;
  days: number;
};

/** The lines of the window, each at its place. */
function DrawnLines({ lines, offsets, first, last, day, days }: DrawnLinesProps) {
  return lines.slice(first, last).map((line, index) => {
    const [top, bottom] = [offsets[first + index]!, offsets[first + index + 1]!];
    const key = line.kind === 'house' ? line.row.id : line.location;
    return <GridLine key={key} line={line} top={top} height={bottom - top} day={day} days={days} />;
  });
}

/** The present moment in Seoul, over all rows. */
function NowLine({ place, weeks, day }: { place: number; weeks: number; day: number }) {
  return (
    <div className={css.columns} style={{ width: 7 * weeks * day }} aria-hidden>
      <div className={css.now} style={{ insetInlineStart: place * day }} />
    </div>
  );
}

/** An instant as days from the start of a stretch, by Seoul's clock. */
function placeOf(now: number, start: PlainDate): number {
  return daysBetween(start, seoulDate(now)) + dayFraction(seoulTime(new Date(now).toISOString()));
}

type GridKeys = {
  weeks: number;
  today: PlainDate;
  moveBy: (days: number) => void;
  moveTo: (day: PlainDate) => void;
};

/** What keys do in the grid: those that move in time do it from anywhere, arrows on a bar go to another bar first. */
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

/** The tint of the weekends, behind the bars. */
const Columns = memo(function Columns({ weeks, day }: { weeks: number; day: number }) {
  return (
    <div className={css.columns} style={{ width: 7 * weeks * day }} aria-hidden>
      {Array.from({ length: weeks }, (_, week) => (
        <div key={week} className={css.weekend} style={placed(7 * week + 5, 7 * week + 7, day)} />
      ))}
    </div>
  );
});

type GridLineProps = { line: Line; top: number; height: number; day: number; days: number };

function GridLine({ line, ...place }: GridLineProps) {
  const { t } = useTranslation(['admin-week', 'common']);
  const { top, height, day, days } = place;
  if (line.kind === 'house')
    return <WeekRow {...place} row={line.row} position={line.position} of={line.of} />;
  return (
    <li className={css.locationLine} style={{ top, height }}>
      <h2 className={css.location}>
        {t(`common:location.${line.location}`)}
        <span className={css.count}>{t('houseCount', { count: line.houses })}</span>
      </h2>
      <span className={css.stays} style={{ width: days * day }} />
    </li>
  );
}
