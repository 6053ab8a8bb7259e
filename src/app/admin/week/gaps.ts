import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import type { Bar, Gap, RowHouse, Stretch } from './rows.ts';
import type { TakenBar } from './taken.ts';

/** Something that takes nights: a stay, blocked dates or an external booking. */
type Held = Pick<Bar, 'start' | 'end' | 'cutStart' | 'cutEnd' | 'leaves'> & {
  from: PlainDate;
  bar: Bar | null;
};

/** Returns the gaps of a row by date: between bars, before the first and after the last. */
export function gapsOf(
  bars: readonly Bar[],
  { start, weeks }: Stretch,
  taken: readonly TakenBar[] = [],
): Gap[] {
  const held = [
    ...bars.map((bar): Held => ({ ...bar, from: bar.reservation.checkIn, bar })),
    ...taken.map(({ dates, ...span }): Held => ({ ...span, from: dates.from, leaves: dates.to, bar: null })),
  ].toSorted((a, b) => a.start - b.start);
  const gaps: Gap[] = [];
  let last: Held | undefined;
  for (const next of [...held, null]) {
    // Two in conflict lie over each other.
    const isOpen = !next || !last || next.start > last.end;
    if (isOpen && !next?.cutStart && !last?.cutEnd)
      gaps.push({
        start: last?.end ?? 0,
        end: next?.start ?? 7 * weeks,
        from: last?.leaves ?? start,
        to: next?.from ?? null,
        nights: last && next ? daysBetween(last.leaves, next.from) : null,
        arrival: next?.bar ?? null,
      });
    if (next && (!last || next.end > last.end)) last = next;
  }
  return gaps;
}

/** Returns the first night of a gap that can still be requested on Seoul date `today`. */
export function firstFree({ from }: Gap, today: PlainDate): PlainDate {
  return from > today ? from : today;
}

/** Returns the address to request the free nights of a gap; null if none is left from Seoul date `today` on. */
export function bookingPath(house: Pick<RowHouse, 'id'>, gap: Gap, today: PlainDate): string | null {
  const { to, nights } = gap;
  const first = firstFree(gap, today);
  if (nights === 0 || (to !== null && to <= first)) return null;
  return `/admin/reservations/new?house=${encodeURIComponent(house.id)}&from=${first}${to === null ? '' : `&to=${to}`}`;
}
