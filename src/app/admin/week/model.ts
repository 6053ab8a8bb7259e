import type { TakenDates } from '#contract/admin/calendars/calendars.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { MOST_WEEKS } from '#contract/rules/operator-views.ts';
import { locations } from '#contract/vocabulary.ts';
import { gapsOf } from './gaps.ts';
import {
  type Gap,
  shownStatuses,
  type ShownStatus,
  type Stretch,
  type RowHouse,
  type Bar,
  type HouseRow,
  type Line,
} from './rows.ts';
import { nextTaken, type TakenBar } from './taken.ts';

export const DEFAULT_WEEKS = 2;
/** Weeks that are loaded on either side of those in view, so that moving shows bars before the next answer. */
const MOST_MARGIN = 3;
/** A Monday. */
const SOME_MONDAY = '2024-01-01';
/** Days that an address may name; the arithmetic of dates is sure between them. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];

/** Days since Monday: 0 for a Monday, 5 and 6 for the weekend. */
export function weekdayOf(date: PlainDate): number {
  return ((daysBetween(SOME_MONDAY, date) % 7) + 7) % 7;
}

/** The first day in view where the address names none: yesterday, so that whoever leaves today is still seen. */
export function restingFrom(today: PlainDate): PlainDate {
  return addDays(today, -1);
}

/** A first day as an address or a field names it; undefined where it is no day between 2000 and 2199. */
export function readFrom(given: string): PlainDate | undefined {
  return isPlainDate(given) && given >= FIRST_DAY && given <= LAST_DAY ? given : undefined;
}

/** A number of weeks as an address names it; undefined where it is none of 1 to 8. */
export function readWeeks(given: string): number | undefined {
  return /^\d$/.test(given) && Number(given) >= 1 && Number(given) <= MOST_WEEKS ? Number(given) : undefined;
}

/** The stretch around the weeks in view: it changes once a week of moving, not with each day. */
export function stretchOf(from: PlainDate, weeks: number): Stretch {
  const margin = Math.min(weeks, MOST_MARGIN);
  return { start: addDays(from, -weekdayOf(from) - 7 * margin), weeks: weeks + 1 + 2 * margin };
}

/** Days between two origins, whole weeks: some ten years, since everything moves where one gives way to the next. */
const ORIGINS_APART = 7 * 52 * 10;

/** Days that have a place after an origin: the last stretch before the next origin ends behind it. */
export const DAYS_PLACED = ORIGINS_APART + 7 * (MOST_WEEKS + 1 + 2 * MOST_MARGIN);

/** The Monday from which places are counted: the same for stretches that follow each other, so that a bar in two of them stays in its place. */
export function originOf({ start }: Stretch): PlainDate {
  const days = daysBetween(SOME_MONDAY, start);
  return addDays(start, -(((days % ORIGINS_APART) + ORIGINS_APART) % ORIGINS_APART));
}

/** A stretch has all days of the weeks in view. */
export function holds({ start, weeks }: Stretch, from: PlainDate, weeksInView: number): boolean {
  return start <= from && addDays(from, 7 * weeksInView) <= addDays(start, 7 * weeks);
}

/** Every day of a stretch. */
export function daysOf({ start, weeks }: Stretch): PlainDate[] {
  return Array.from({ length: 7 * weeks }, (_, day) => addDays(start, day));
}

/** The months of a stretch with the days that each has in it: `{ month: '2027-03', start: 4, days: 31 }`. */
export function monthsOf(stretch: Stretch): { month: string; start: number; days: number }[] {
  const months: { month: string; start: number; days: number }[] = [];
  for (const [start, date] of daysOf(stretch).entries()) {
    const last = months.at(-1);
    if (last && last.month === date.slice(0, 7)) last.days += 1;
    else months.push({ month: date.slice(0, 7), start, days: 1 });
  }
  return months;
}

/** A time of day, `HH:mm`, as a fraction of the day. */
export function dayFraction(time: string): number {
  return Number(time.slice(0, 2)) / 24 + Number(time.slice(3)) / 1440;
}

const ARRIVAL = dayFraction(booking.checkInTime);
const DEPARTURE = dayFraction(booking.checkOutTime);

/** Places a stay in a stretch, from the hour of its check-in to that of its check-out. Null where it lies outside, or has no night. */
export function spanOf(
  checkIn: PlainDate,
  leaves: PlainDate,
  stretch: Stretch,
): Pick<Bar, 'start' | 'end' | 'cutStart' | 'cutEnd'> | null {
  const days = 7 * stretch.weeks;
  const start = daysBetween(stretch.start, checkIn) + ARRIVAL;
  const end = daysBetween(stretch.start, leaves) + DEPARTURE;
  if (end <= start || end <= 0 || start >= days) return null;
  return { start: Math.max(0, start), end: Math.min(days, end), cutStart: start < 0, cutEnd: end > days };
}

/** The day on which a house is or was left. */
export function leavingDay({ closed, checkOut }: AdminReservation): PlainDate {
  return closed?.endedOn ?? checkOut;
}

/** Bars of the stays in one house, by check-in. The database lets no two share a night, so they lie in one lane. */
export function barsOf(
  reservations: readonly AdminReservation[],
  stretch: Stretch,
  taken: readonly TakenDates[] = [],
): Bar[] {
  const sorted = reservations
    .filter(holdsNights)
    .toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : Number(a.checkIn > b.checkIn)));
  return sorted.flatMap((reservation, index): Bar[] => {
    const leaves = leavingDay(reservation);
    const span = spanOf(reservation.checkIn, leaves, stretch);
    if (!span) return [];
    const days = [sorted[index + 1]?.checkIn, nextTaken(taken, leaves)].flatMap((day) => day ?? []);
    const next = days.toSorted()[0];
    const nights = daysBetween(reservation.checkIn, leaves);
    return [{ reservation, leaves, nights, ...span, freeAfter: next ? daysBetween(leaves, next) : null }];
  });
}

function holdsNights(
  reservation: AdminReservation,
): reservation is AdminReservation & { status: ShownStatus } {
  // A request that gave way to another holds no nights.
  if (reservation.parked?.hasRoom === false) return false;
  return shownStatuses.some((status) => status === reservation.status);
}

/** Of five hundred houses a grid draws forty: the others cost nothing while their stays are not asked for. */
function rowOf(
  house: RowHouse & { isLet: boolean },
  stays: readonly AdminReservation[],
  dates: readonly TakenDates[],
  stretch: Stretch,
): HouseRow {
  let bars: Bar[] | undefined;
  let taken: TakenBar[] | undefined;
  let gaps: Gap[] | undefined;
  return {
    ...house,
    stretch,
    stays,
    get bars() {
      return (bars ??= barsOf(stays, stretch, dates));
    },
    get taken() {
      return (taken ??= dates.flatMap((each) => {
        const span = spanOf(each.from, each.to, stretch);
        return span ? [{ dates: each, ...span }] : [];
      }));
    },
    get gaps() {
      return (gaps ??= gapsOf(this.bars, stretch, this.taken));
    },
  };
}

function comparingNames(language: string): (a: RowHouse, b: RowHouse) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const nameOf = ({ name }: RowHouse) => (language === 'en' && name.en) || name.ko;
  return (a, b) => collator.compare(nameOf(a), nameOf(b));
}

/** The houses by name in the reader's language. To order once what {@link linesOf} is given again and again saves it nearly all comparisons. */
export function inOrder(houses: readonly RowHouse[], language: string): RowHouse[] {
  return houses.toSorted(comparingNames(language));
}

/**
 * The houses in their neighbourhoods, by name in the reader's language, each with its bars. A house that is no longer let but has stays
 * gets its row from them.
 */
export function linesOf(
  houses: readonly RowHouse[],
  reservations: readonly AdminReservation[],
  stretch: Stretch,
  language: string,
  taken: readonly TakenDates[] = [],
): Line[] {
  type Row = { house: RowHouse & { isLet: boolean }; stays: AdminReservation[] };
  const rows = new Map<string, Row>();
  for (const { id, name, location } of houses)
    rows.set(id, { house: { id, name, location, isLet: true }, stays: [] });
  for (const stay of reservations) {
    const house = { id: stay.houseId, name: stay.listingName, location: stay.location, isLet: false };
    const row = rows.get(stay.houseId) ?? { house, stays: [] };
    row.stays.push(stay);
    rows.set(stay.houseId, row);
  }
  const datesOf = new Map<string, TakenDates[]>();
  for (const each of taken) datesOf.set(each.houseId, [...(datesOf.get(each.houseId) ?? []), each]);
  const byName = comparingNames(language);
  const sorted = [...rows.values()].toSorted((a, b) => byName(a.house, b.house));
  const lines: Line[] = [];
  for (const location of locations) {
    const here = sorted.filter(({ house }) => house.location === location);
    if (here.length > 0) lines.push({ kind: 'location', location, houses: here.length });
    for (const [index, { house, stays }] of here.entries()) {
      const row = rowOf(house, stays, datesOf.get(house.id) ?? [], stretch);
      lines.push({ kind: 'house', row, position: index + 1, of: here.length });
    }
  }
  return lines;
}

/** The distances of the lines from the top, in the unit of `heights`, and after them the height of all. */
export function offsetsOf(lines: readonly Line[], heights: Record<Line['kind'], number>): number[] {
  const offsets = [0];
  for (const line of lines) offsets.push(offsets.at(-1)! + heights[line.kind]);
  return offsets;
}

/** Lines beyond the edge that are drawn ahead of the scroll, and the step in which the window moves: what a frame draws anew stays little. */
const AHEAD = 10;
const STEP = 2;

/** The lines `[first, last)` to draw for a scroll position; `offsets` as {@link offsetsOf} gives them. */
export function windowOf(
  offsets: readonly number[],
  scrollTop: number,
  height: number,
): { first: number; last: number } {
  const count = offsets.length - 1;
  const first = lineAt(offsets, scrollTop) - AHEAD;
  const last = lineAt(offsets, scrollTop + height) + 1 + AHEAD;
  return {
    first: Math.max(0, Math.floor(first / STEP) * STEP),
    last: Math.min(count, Math.ceil(last / STEP) * STEP),
  };
}

/** The line at a distance from the top: the last one that begins at or above it. */
export function lineAt(offsets: readonly number[], distance: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The bars that hold a night of the weeks in view. */
export function barsInView(row: HouseRow, from: PlainDate, weeks: number): Bar[] {
  const until = addDays(from, 7 * weeks);
  return row.bars.filter(({ reservation, leaves }) => reservation.checkIn < until && leaves > from);
}
