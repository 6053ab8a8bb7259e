import { isPlainDate, type PlainDate } from '../dates.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** True for a date that may be somebody's birth date: real, not before 1900, and before `today`, a Seoul date. */
export function isBirthDate(date: string, today: PlainDate): boolean {
  return isPlainDate(date) && date >= EARLIEST_BIRTH && date < today;
}

/** A birth date as a form's three fields hold it. */
export type BirthDateDraft = { year: string; month: string; day: string };

/** The date in a form's three fields, `YYYY-MM-DD`; what is missing makes it none. */
export function birthDateOf({ year, month, day }: BirthDateDraft): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
