import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Status } from '#contract/rules/reservation-status.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { TakenBar } from './taken.ts';

/** The statuses of reservations that hold nights, in the order of a stay's life. */
export const shownStatuses = [
  'requested',
  'confirmed',
  'staying',
  'completed',
  'checked_out_early',
] as const satisfies Status[];
export type ShownStatus = (typeof shownStatuses)[number];

/** The days that are loaded and drawn, whole weeks from a Monday; Seoul dates. */
export type Stretch = { start: PlainDate; weeks: number };

/** A house as far as a row needs it. */
export type RowHouse = { id: string; name: Bilingual; location: Location };

/** A stay in its row. `start` and `end` are days from the start of the stretch, with fractions, cut at its edges. */
export type Bar = {
  reservation: AdminReservation & { status: ShownStatus };
  /** The day on which the house is left: the end of an early check-out, else the check-out. */
  leaves: PlainDate;
  nights: number;
  start: number;
  end: number;
  cutStart: boolean;
  cutEnd: boolean;
  /** Free nights until the next arrival that is known; 0 is a turnover on one day, null where none is known. */
  freeAfter: number | null;
};

/** `isLet`: its free nights can be requested. Bars and gaps lie in the stretch; they are worked out when they are first read. */
export type HouseRow = RowHouse & {
  isLet: boolean;
  stretch: Stretch;
  stays: readonly AdminReservation[];
  readonly bars: Bar[];
  readonly taken: TakenBar[];
  readonly gaps: Gap[];
};

/** A line of the grid: the name of a neighbourhood, or a house in it. */
export type Line =
  | { kind: 'location'; location: Location; houses: number }
  | { kind: 'house'; row: HouseRow; position: number; of: number };

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
