import { addDays, daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { holidaysOf, type Holiday } from '#contract/rules/holidays/holidays.ts';
import type { Stretch } from '../rows.ts';

export type HolidayLabel = { start: PlainDate; days: number; holidays: Holiday[] };

/** Maximum number of days that a holiday label may cover. */
const MOST_DAYS = 7;

export function holidaysIn({ start, weeks }: Stretch): Holiday[] {
  const last = addDays(start, 7 * weeks - 1);
  const years = [...new Set([start, last].map((date) => Number(date.slice(0, 4))))];
  return years.flatMap(holidaysOf).filter(({ date }) => start <= date && date <= last);
}

/** Returns labels at the first day of holidays. Seollal and Chuseok get one label for their three days. */
export function labelsOf(holidays: readonly Holiday[], { start, weeks }: Stretch): HolidayLabel[] {
  const byStart = new Map<PlainDate, Holiday[]>();
  for (const holiday of holidays) {
    if (holiday.name.endsWith('-holiday') && holidays.some((other) => isHeart(other, holiday))) continue;
    const begins = isOfThree(holiday) && holiday.date > start ? addDays(holiday.date, -1) : holiday.date;
    byStart.set(begins, [...(byStart.get(begins) ?? []), holiday]);
  }
  const starts = [...byStart.keys()].toSorted();
  const end = addDays(start, 7 * weeks);
  return starts.map((begins, index) => ({
    start: begins,
    days: Math.min(MOST_DAYS, daysBetween(begins, starts[index + 1] ?? end)),
    holidays: byStart.get(begins)!,
  }));
}

const isOfThree = ({ name, substitute }: Holiday) =>
  !substitute && (name === 'seollal' || name === 'chuseok');

/** True if `heart` is the middle of a three-day holiday and `beside` is the day before or after it. */
const isHeart = (heart: Holiday, beside: Holiday) =>
  isOfThree(heart) &&
  `${heart.name}-holiday` === beside.name &&
  Math.abs(daysBetween(heart.date, beside.date)) === 1;
