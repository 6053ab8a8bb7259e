import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/houses.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { StayCalendar, type StayCalendarProps } from '../stay-calendar.tsx';
import { useNear } from '#app/platform/browser/use-near.ts';
import * as css from './availability-part.css.ts';

export interface AvailabilityPartProps extends Omit<StayCalendarProps, 'taken' | 'months'> {
  /** Taken dates; null if the host is unreachable, undefined while loading. */
  availability: Availability | null | undefined;
  minNights: number;
}

/** Calendar of a house with its taken days struck out. Its code loads when the calendar comes near the viewport. Text: houses, common. */
export function AvailabilityPart({ availability, ...calendar }: AvailabilityPartProps) {
  const { t } = useTranslation('houses');
  const { ref, near } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={css.root}>
      <p className={css.soft}>{t('calendar.minNights', { count: calendar.minNights })}</p>
      {availability === null ? (
        <p className={css.unknown}>
          <CalendarX2 size={24} aria-hidden="true" />
          {t('offline.unknownDates')}
        </p>
      ) : near && availability ? (
        <StayCalendar {...calendar} taken={availability.taken} months="auto" />
      ) : (
        <Skeleton height="368px" radius="14px" />
      )}
    </div>
  );
}
