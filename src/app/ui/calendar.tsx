import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { DayState, StayDraft } from './calendar-rule.ts';
import { Skeleton } from './skeleton.tsx';
import { useHydrated } from './use-hydrated.ts';
import * as css from './calendar.css.ts';

export type { StayDraft } from './calendar-rule.ts';

/** The calendar's words. Months, weekdays and dates come from the language itself. */
export interface CalendarLabels {
  /** The name of the whole: "Dates of your stay". */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  checkIn: string;
  checkOut: string;
  /** Why a day cannot be chosen. */
  reasons: Record<Exclude<DayState, 'checkIn' | 'checkOut'>, string>;
}

export interface CalendarProps {
  /** Days are `YYYY-MM-DD`; the stay is half-open. */
  value: StayDraft;
  onChange: (value: StayDraft) => void;
  /** Today in Seoul. */
  today: string;
  /** The first day to arrive; today unless given. */
  min?: string;
  /** The last day to leave. */
  max: string;
  /** Stays of others, half-open: their last day is free to arrive, their first day free to leave. */
  unavailable?: readonly { from: string; to: string }[];
  /** The arrival in `value` stands: only the day of leaving is chosen. */
  arrivalFixed?: boolean;
  minNights?: number;
  maxNights?: number;
  language: 'ko' | 'en';
  labels: CalendarLabels;
  /** Months side by side (by the room there is: one, or two from 620 px), or all of them under one another to scroll. */
  months?: 1 | 2 | 'auto' | 'scroll';
  /** A short note under the number of a day: a price. */
  renderDayNote?: (day: string) => ReactNode;
  /** Below the months, announced when it changes: what to choose next, or how many nights. */
  status?: ReactNode;
}

const RangeCalendar = lazy(() => import('./range-calendar.tsx'));

/**
 * A calendar in which one chooses the two ends of a stay. Never drawn on the server; its place is kept free, so nothing
 * moves when its code arrives.
 */
export function Calendar(props: CalendarProps) {
  const hydrated = useHydrated();
  const waiting = (
    <div className={css.waiting}>
      <Skeleton height="28px" width="40%" />
      <Skeleton height="320px" radius="14px" />
    </div>
  );
  return (
    <div className={css.place}>
      {hydrated ? (
        <Suspense fallback={waiting}>
          <RangeCalendar {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
