import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { monthName } from '#app/platform/i18n/format.ts';
import { holidaysIn } from './holidays/model.ts';
import { HolidayLabels } from './holidays/holiday-labels.tsx';
import { daysOf, monthsOf, originOf, weekdayOf } from './model.ts';
import type { Stretch } from './rows.ts';
import { placed } from './placed.ts';
import * as css from './week-grid.css.ts';

type WeekHeadProps = {
  stretch: Stretch;
  today: PlainDate;
  /** Width of a day, CSS pixels. */
  day: number;
  /** True if the weekday fits beside the number of the day. */
  roomy: boolean;
  corner: RefObject<HTMLDivElement | null>;
  onWheel: (pixels: number) => void;
};

/** Shows the sticky row of months and days. Hidden from screen readers, because every bar says its own dates. */
export const WeekHead = memo(function WeekHead(props: WeekHeadProps) {
  const { stretch, today, day, roomy, corner, onWheel } = props;
  const { t, i18n } = useTranslation('admin-week');
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = head.current;
    // React's own listener is passive and could not keep the page from scrolling along.
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      onWheel(event.deltaY);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [onWheel]);
  const holidays = useMemo(() => holidaysIn(stretch), [stretch]);
  const free = new Set(holidays.map(({ date }) => date));
  // The days keep their places while weeks come and go, as the bars do.
  const first = daysBetween(originOf(stretch), stretch.start);
  return (
    <div ref={head} className={css.head} aria-hidden>
      <div ref={corner} className={css.corner}>
        {t('house')}
      </div>
      <div className={css.calendar} style={{ width: 7 * stretch.weeks * day }}>
        <div className={css.track} style={{ insetInlineStart: -first * day }}>
          {monthsOf(stretch).map(({ month, start, days }) => (
            <div key={month} className={css.month} style={placed(first + start, first + start + days, day)}>
              <span className={css.monthName}>{monthName(month, i18n.language)}</span>
            </div>
          ))}
          {daysOf(stretch).map((date, index) => {
            const weekday = weekdayOf(date) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
            return (
              <div
                key={date}
                className={css.date}
                data-weekend={weekday > 4 || free.has(date) || undefined}
                data-holiday={free.has(date) || undefined}
                data-today={date === today || undefined}
                style={placed(first + index, first + index + 1, day)}
              >
                <span>
                  {Number(date.slice(8))}
                  {roomy && ` ${t(`weekdays.${weekday}`)}`}
                </span>
              </div>
            );
          })}
          <HolidayLabels stretch={stretch} first={first} day={day} />
        </div>
      </div>
    </div>
  );
});
