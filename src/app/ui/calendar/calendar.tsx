import { Suspense, lazy } from 'react';
import type { CalendarProps } from './range-calendar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import * as css from './calendar.css.ts';

export type { StayDraft } from './calendar-rule.ts';
export type { CalendarProps } from './range-calendar.tsx';

const RangeCalendar = lazy(() => import('./range-calendar.tsx'));

/** Calendar to choose both ends of a stay. Not rendered on the server; its space is reserved, so nothing moves when its code arrives. */
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
