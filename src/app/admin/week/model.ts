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
/** Weeks loaded before and after those in view, so that bars are there before the next answer. */
const MOST_MARGIN = 3;
const SOME_MONDAY = '2024-01-01';
/** Range of dates that an address may contain, within which the date arithmetic is reliable. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];

/** Days since Monday: 0 for a Monday, 5 and 6 for the weekend. */
export function weekdayOf(date: PlainDate): number {
  return ((daysBetween(SOME_MONDAY, date) % 7) + 7) % 7;
}

/** Returns the default first day in view: yesterday, so that today's departures are still visible. */
export function restingFrom(today: PlainDate): PlainDate {
  return addDays(today, -1);
}

/** Parses a first day from an address or field; undefined unless it is a date from 2000 to 2199. */
export function readFrom(given: string): PlainDate | undefined {
  return isPlainDate(given) && given >= FIRST_DAY && given <= LAST_DAY ? given : undefined;
}

/** Parses a number of weeks from an address; undefined unless it is from 1 to 8. */
export function readWeeks(given: string): number | undefined {
  return /^\d$/.test(given) && Number(given) >= 1 && Number(given) <= MOST_WEEKS ? Number(given) : undefined;
}

/** Returns the stretch around the weeks in view. It changes once per week of movement, not with each day. */
export function stretchOf(from: PlainDate, weeks: number): Stretch {
  const margin = Math.min(weeks, MOST_MARGIN);
  return { start: addDays(from, -weekdayOf(from) - 7 * margin), weeks: weeks + 1 + 2 * margin };
}

/** Days between two origins, in whole weeks. About ten years, because all bars move when the origin changes. */
const ORIGINS_APART = 7 * 52 * 10;

/** Days with a position after an origin, enough for the last stretch before the next origin. */
export const DAYS_PLACED = ORIGINS_APART + 7 * (MOST_WEEKS + 1 + 2 * MOST_MARGIN);

/** Returns the Monday from which positions are counted. Adjacent stretches share it, so that a bar in both keeps its position. */
export function originOf({ start }: Stretch): PlainDate {
  const days = daysBetween(SOME_MONDAY, start);
  return addDays(start, -(((days % ORIGINS_APART) + ORIGINS_APART) % ORIGINS_APART));
}

/** True if a stretch contains all days of the weeks in view. */
export function holds({ start, weeks }: Stretch, from: PlainDate, weeksInView: number): boolean {
  return start <= from && addDays(from, 7 * weeksInView) <= addDays(start, 7 * weeks);
}

export function daysOf({ start, weeks }: Stretch): PlainDate[] {
  return Array.from({ length: 7 * weeks }, (_, day) => addDays(start, day));
}

/** Returns the months of a stretch with their days in it: `{ month: '2027-03', start: 4, days: 31 }`. */
export function monthsOf(stretch: Stretch): { month: string; start: number; days: number }[] {
  const months: { month: string; start: number; days: number }[] = [];
  for (const [start, date] of daysOf(stretch).entries()) {
    const last = months.at(-1);
    if (last && last.month === date.slice(0, 7)) last.days += 1;
    else months.push({ month: date.slice(0, 7), start, days: 1 });
  }
  return months;
}

/** Converts a time of day, `HH:mm`, to a fraction of the day. */
export function dayFraction(time: string): number {
  return Number(time.slice(0, 2)) / 24 + Number(time.slice(3)) / 1440;
}

const ARRIVAL = dayFraction(booking.checkInTime);
const DEPARTURE = dayFraction(booking.checkOutTime);

/** Returns the position of a stay in a stretch, from its check-in time to its check-out time; null if it is outside or has no night. */
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

export function leavingDay({ closed, checkOut }: AdminReservation): PlainDate {
  return closed?.endedOn ?? checkOut;
}

/** Returns the bars of the reservations in one house by check-in. The database allows no overlapping nights, so one lane is enough. */
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

/** Builds a row that computes its bars only when they are read, because about 40 of 500 houses are drawn. */
function rowOf(
  house: RowHouse & { isLet: boolean },
  reservations: readonly AdminReservation[],
  dates: readonly TakenDates[],
  stretch: Stretch,
): HouseRow {
  let bars: Bar[] | undefined;
  let taken: TakenBar[] | undefined;
  let gaps: Gap[] | undefined;
  return {
    ...house,
    stretch,
    reservations,
    get bars() {
      return (bars ??= barsOf(reservations, stretch, dates));
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

/** Sorts houses by name in the reader's language. Sorting once before repeated {@link linesOf} calls saves most comparisons. */
export function inOrder(houses: readonly RowHouse[], language: string): RowHouse[] {
  return houses.toSorted(comparingNames(language));
}

/** The contents of the grid. `language` is the reader's. */
export type WeekContents = {
  houses: readonly RowHouse[];
  reservations: readonly AdminReservation[];
  stretch: Stretch;
  language: string;
  taken?: readonly TakenDates[];
};

/**
 * Returns the lines of the grid: neighborhoods with their houses by name in the reader's language, each with its bars. A house that is no longer let
 * gets a row if it has reservations.
 */
export function linesOf({ houses, reservations, stretch, language, taken = [] }: WeekContents): Line[] {
  type Row = { house: RowHouse & { isLet: boolean }; reservations: AdminReservation[] };
  const rows = new Map<string, Row>();
  for (const { id, name, location } of houses)
    rows.set(id, { house: { id, name, location, isLet: true }, reservations: [] });
  for (const reservation of reservations) {
    const house = {
      id: reservation.houseId,
      name: reservation.listingName,
      location: reservation.location,
      isLet: false,
    };
    const row = rows.get(reservation.houseId) ?? { house, reservations: [] };
    row.reservations.push(reservation);
    rows.set(reservation.houseId, row);
  }
  const datesOf = new Map<string, TakenDates[]>();
  for (const each of taken) datesOf.set(each.houseId, [...(datesOf.get(each.houseId) ?? []), each]);
  const byName = comparingNames(language);
  const sorted = [...rows.values()].toSorted((a, b) => byName(a.house, b.house));
  const lines: Line[] = [];
  for (const location of locations) {
    const here = sorted.filter(({ house }) => house.location === location);
    if (here.length > 0) lines.push({ kind: 'location', location, houses: here.length });
    for (const [index, row] of here.entries()) {
      const drawn = rowOf(row.house, row.reservations, datesOf.get(row.house.id) ?? [], stretch);
      lines.push({ kind: 'house', row: drawn, position: index + 1, of: here.length });
    }
  }
  return lines;
}

/** Returns the offset of each line from the top, in the unit of `heights`, followed by the total height. */
export function offsetsOf(lines: readonly Line[], heights: Record<Line['kind'], number>): number[] {
  const offsets = [0];
  for (const line of lines) offsets.push(offsets.at(-1)! + heights[line.kind]);
  return offsets;
}

/** Lines drawn beyond each edge, and the step in which the drawn range moves. Both keep the work per frame small. */
const AHEAD = 10;
const STEP = 2;

/** Returns the lines `[first, last)` to draw at a scroll position. `offsets` comes from {@link offsetsOf}. */
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

/** Returns the last line that begins at or above a distance from the top. */
export function lineAt(offsets: readonly number[], distance: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function barsInView(row: HouseRow, from: PlainDate, weeks: number): Bar[] {
  const until = addDays(from, 7 * weeks);
  return row.bars.filter(({ reservation, leaves }) => reservation.checkIn < until && leaves > from);
}
