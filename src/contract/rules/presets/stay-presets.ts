import { addDays, daysBetween, type PlainDate } from '../dates.ts';
import { booking, type Stay } from '../policy.ts';

/** A term of the Korean academic year, `MM-DD`. A term that ends before it begins continues into the next year. */
type AcademicTerm = { id: 'spring' | 'summer' | 'autumn' | 'winter'; from: string; to: string };

/** The dates on which students of Korean universities come and go (docs/specification.md#discovery-and-prices). The operator may change them here. */
export const academicTerms: readonly AcademicTerm[] = [
  { id: 'spring', from: '02-25', to: '06-25' },
  { id: 'summer', from: '06-25', to: '08-15' },
  { id: 'autumn', from: '08-25', to: '12-25' },
  { id: 'winter', from: '12-26', to: '02-20' },
];

export const stayMonths = [1, 3, 6, 12] as const;

export type TermStay = Stay & { id: AcademicTerm['id'] };

/** Returns the next stay of each academic term that can still be booked from its first day, soonest first. `today` is Seoul's date. */
export function termStays(today: PlainDate): TermStay[] {
  const year = Number(today.slice(0, 4));
  return academicTerms
    .map(({ id, from, to }) => {
      const begins = `${year}-${from}` < today ? year + 1 : year;
      return { id, checkIn: `${begins}-${from}`, checkOut: `${to < from ? begins + 1 : begins}-${to}` };
    })
    .filter(({ checkIn }) => checkIn <= addDays(today, booking.windowDays))
    .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
}

/** Returns the stay of a number of calendar months: to the same day of the month or its last day, and never beyond the longest stay. */
export function stayOfMonths(checkIn: PlainDate, months: number): Stay {
  const [year = 0, month = 0, day = 0] = checkIn.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const checkOut = addDays(first.toISOString().slice(0, 10), Math.min(day, days) - 1);
  const isTooLong = daysBetween(checkIn, checkOut) > booking.maxNights;
  return { checkIn, checkOut: isTooLong ? addDays(checkIn, booking.maxNights) : checkOut };
}
