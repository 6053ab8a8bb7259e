import { useTranslation } from 'react-i18next';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import * as css from './booking.css.ts';

export interface StayDatesProps {
  checkIn: PlainDate;
  checkOut: PlainDate;
  /** True for an extension, which has no check-in because its occupants already live there. */
  goesOn?: boolean;
  leftOn?: PlainDate | null;
}

/**
 * Shows check-in and check-out with their hours, and the day of leaving if the stay ended early; an invalid date is shown as given. Text: booking.
 */
export function StayDates({ checkIn, checkOut, goesOn = false, leftOn = null }: StayDatesProps) {
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
        <dt className={css.soft}>
          {leftOn ? t('stay.agreed') : t('stay.checkOut', { time: booking.checkOutTime })}
        </dt>
        <dd className={css.dateText}>{say(checkOut)}</dd>
      </div>
      {leftOn && (
        <div className={css.date}>
          <dt className={css.soft}>{t('stay.leftOn')}</dt>
          <dd className={css.dateText}>{say(leftOn)}</dd>
        </div>
      )}
    </dl>
  );
}
