import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import { Calendar, type CalendarProps } from '#app/ui/calendar/calendar.tsx';
import { stayWords } from './stay-words.ts';
import { datesOf } from './stay-selection.ts';
import { firstArrival } from './model.ts';

export interface StayCalendarProps {
  value: Partial<Stay>;
  onChange: (value: Partial<Stay>) => void;
  /** Today in Seoul. */
  today: PlainDate;
  /** Half-open stretches in which the house is not free. */
  taken?: readonly { from: PlainDate; to: PlainDate }[];
  minNights?: number;
  /** For an extension: only the check-out can be selected, up to this date. */
  until?: PlainDate;
  /** Latest check-out, if something else begins then. */
  last?: PlainDate;
  months?: CalendarProps['months'];
}

/** Selects check-in and check-out within the booking window (docs/specification.md#dates-and-times). Text: houses, common. */
export function StayCalendar(props: StayCalendarProps) {
  const { value, onChange, today, taken, minNights = 1, until, last, months } = props;
  const { t, i18n } = useTranslation(['houses', 'common']);
  const dates = datesOf(value);
  const { checkIn, checkOut } = dates;
  const status = checkOut
    ? stayWords({ checkIn: checkIn ?? checkOut, checkOut }, i18n.language, (count) =>
        t('common:nights', { count }),
      )
    : checkIn
      ? t('calendar.chooseCheckOut')
      : t('calendar.chooseCheckIn');
  return (
    <Calendar
      value={dates}
      onChange={(next) => onChange({ checkIn: next.checkIn, checkOut: next.checkOut })}
      today={today}
      min={firstArrival(today, taken ?? [], minNights)}
      max={until ?? last ?? addDays(today, booking.windowDays + booking.maxNights)}
      arrivalFixed={until !== undefined}
      unavailable={taken ?? []}
      minNights={minNights}
      maxNights={booking.maxNights}
      language={i18n.language === 'en' ? 'en' : 'ko'}
      {...(months && { months })}
      status={status}
      labels={{
        calendar: t('calendar.label'),
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        today: t('calendar.today'),
        checkIn: t('calendar.checkIn'),
        checkOut: t('calendar.checkOut'),
        reasons: {
          outside: t('calendar.outside'),
          taken: t('calendar.taken'),
          tooShort: t('calendar.tooShort', { count: minNights }),
          tooLong: t('calendar.tooLong', { count: booking.maxNights }),
          noRoom: t('calendar.noRoom', { count: minNights }),
        },
      }}
    />
  );
}
