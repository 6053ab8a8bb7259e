import type { TakenDates } from '#contract/admin/calendars/calendars.ts';
import type { PlainDate } from '#contract/rules/dates.ts';

/** Blocked dates or a booking of elsewhere in its row; `start` and `end` as those of a bar. */
export type TakenBar = {
  dates: TakenDates;
  start: number;
  end: number;
  cutStart: boolean;
  cutEnd: boolean;
};

/** The first day from a Seoul date on, or from before it and still running, on which a house is taken otherwise than by a stay. */
export function nextTaken(taken: readonly TakenDates[], from: PlainDate): PlainDate | null {
  const days = taken.filter((each) => each.to > from).map((each) => (each.from < from ? from : each.from));
  return days.toSorted()[0] ?? null;
}

/** The taken dates that hold a night of the weeks in view. */
export const takenInView = (taken: readonly TakenBar[], from: PlainDate, until: PlainDate): TakenBar[] =>
  taken.filter(({ dates }) => dates.from < until && dates.to > from);
