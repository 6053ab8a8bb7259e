import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import type { Bar, HouseRow, Stretch } from './model.ts';

/** The nights between two stays in one house. `start` and `end` as those of a bar. */
export type Gap = {
  start: number;
  end: number;
  /** The first free night, or the first day that was loaded. */
  from: PlainDate;
  /** The day of the next arrival; null where none was loaded. */
  to: PlainDate | null;
  /** Free nights; 0 is a turnover on one day, null where one end is not known. */
  nights: number | null;
  /** The stay that comes after it. */
  arrival: Bar | null;
};

/** Lists the gaps of a row, by date: those between stays, and what is free before the first and after the last of them. */
export function gapsOf(bars: readonly Bar[], { start, weeks }: Stretch): Gap[] {
  const days = 7 * weeks;
  const gaps: Gap[] = [];
  for (const [index, arrival] of [...bars, null].entries()) {
    const last = bars[index - 1];
    if (arrival?.cutStart || last?.cutEnd) continue;
    const to = arrival?.reservation.checkIn ?? null;
    gaps.push({
      start: last?.end ?? 0,
      end: arrival?.start ?? days,
      from: last?.leaves ?? start,
      to,
      nights: last && to ? daysBetween(last.leaves, to) : null,
      arrival,
    });
  }
  return gaps;
}

/** The first night of a gap that can still be requested on a Seoul date `today`. */
export function firstFree({ from }: Gap, today: PlainDate): PlainDate {
  return from > today ? from : today;
}

/** The address at which a reservation of the free nights begins; null where none is left from a Seoul date `today` on. */
export function bookingPath(house: Pick<HouseRow, 'id'>, gap: Gap, today: PlainDate): string | null {
  const { to, nights } = gap;
  const first = firstFree(gap, today);
  if (nights === 0 || (to !== null && to <= first)) return null;
  return `/admin/reservations/new?house=${encodeURIComponent(house.id)}&from=${first}${to === null ? '' : `&to=${to}`}`;
}
