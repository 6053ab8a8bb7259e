import { useTranslation } from 'react-i18next';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import * as css from './booking.css.ts';

export interface StayDatesProps {
  checkIn: PlainDate;
  checkOut: PlainDate;
  /** True of an extension, which has no check-in: its people live there already. */
  goesOn?: boolean;
}

/** Check-in and check-out with their hours; an invalid date stands as it was given. Text: booking. */
export function StayDates({ checkIn, checkOut, goesOn = false }: StayDatesProps) {
  const { t, i18n } = useTranslation('booking');
  const say = (date: PlainDate) => (isPlainDate(date) ? longDate(date, i18n.language) : date);
  return (
    <dl className={css.dates}>
      <div className={css.date}>
        <dt className={css.soft}>
          {goesOn ? t('stay.extension') : t('stay.checkIn', { time: booking.checkInTime })}
        </dt>
        <dd className={css.dateText}>{say(checkIn)}</dd>
      </div>
      <div className={css.date}>
        <dt className={css.soft}>{t('stay.checkOut', { time: booking.checkOutTime })}</dt>
        <dd className={css.dateText}>{say(checkOut)}</dd>
      </div>
    </dl>
  );
}
