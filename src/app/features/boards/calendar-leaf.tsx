import { calendarLeaf } from './model.ts';
import * as css from './calendar-leaf.css.ts';

/** Shows the day of an event as a tear-off calendar leaf. `startsAt` is an instant in ISO 8601; the day is a Seoul day. */
export function CalendarLeaf({ startsAt, language }: { startsAt: string; language: string }) {
  const { date, month, day, weekday } = calendarLeaf(startsAt, language);
  return (
    <time dateTime={date} className={css.leaf}>
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
      <span className={css.weekday}>{weekday}</span>
    </time>
  );
}
