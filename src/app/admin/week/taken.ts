import type { TakenDates } from '#contract/admin/calendars/calendars.ts';
import type { PlainDate } from '#contract/rules/dates.ts';

/** The bar of blocked dates or an external booking. `start` and `end` are as for the bar of a stay. */
export type TakenBar = {
  dates: TakenDates;
  start: number;
  end: number;
  cutStart: boolean;
  cutEnd: boolean;
};

/** Returns the first day, not before `from` (Seoul date), on which a house is blocked or has an external booking; null if there is none. */
export function nextTaken(taken: readonly TakenDates[], from: PlainDate): PlainDate | null {
  const days = taken.filter((each) => each.to > from).map((each) => (each.from < from ? from : each.from));
  return days.toSorted()[0] ?? null;
}

export const takenInView = (taken: readonly TakenBar[], from: PlainDate, until: PlainDate): TakenBar[] =>
  taken.filter(({ dates }) => dates.from < until && dates.to > from);
