import { addDays, daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { holidaysOf, type Holiday } from '#contract/rules/holidays/holidays.ts';
import type { Stretch } from '../rows.ts';

/** The name of holidays where they begin, with the days that its words may take. */
export type HolidayLabel = { start: PlainDate; days: number; holidays: Holiday[] };

/** Days that the words of a holiday may take where nothing follows. */
const MOST_DAYS = 7;

/** The holidays of a stretch, in their order. */
export function holidaysIn({ start, weeks }: Stretch): Holiday[] {
  const last = addDays(start, 7 * weeks - 1);
  const years = [...new Set([start, last].map((date) => Number(date.slice(0, 4))))];
  return years.flatMap(holidaysOf).filter(({ date }) => start <= date && date <= last);
}

/** Names holidays where they begin: Seollal and Chuseok once for their three days. */
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

/** True for the day in the middle of three that a day beside it belongs to. */
const isHeart = (heart: Holiday, beside: Holiday) =>
  isOfThree(heart) &&
  `${heart.name}-holiday` === beside.name &&
  Math.abs(daysBetween(heart.date, beside.date)) === 1;
