import { isPlainDate, type PlainDate } from '../dates.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** True for a possible birth date: a real date, not before 1900, and before `today`, a Seoul date. */
export function isBirthDate(date: string, today: PlainDate): boolean {
  return isPlainDate(date) && date >= EARLIEST_BIRTH && date < today;
}

export type BirthDateDraft = { year: string; month: string; day: string };

/** Joins the three fields of a form as `YYYY-MM-DD`. A missing part makes the result an invalid date. */
export function birthDateOf({ year, month, day }: BirthDateDraft): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
