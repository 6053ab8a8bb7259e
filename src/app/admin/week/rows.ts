import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Status } from '#contract/rules/reservation-status.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { TakenBar } from './taken.ts';

/** Statuses of reservations that take nights, in the order of a stay. */
export const shownStatuses = [
  'requested',
  'confirmed',
  'staying',
  'completed',
  'checked_out_early',
] as const satisfies Status[];
export type ShownStatus = (typeof shownStatuses)[number];

/** The loaded and drawn days: whole weeks from a Monday, as a Seoul date. */
export type Stretch = { start: PlainDate; weeks: number };

export type RowHouse = { id: string; name: Bilingual; location: Location };

/** The bar of a stay. `start` and `end` are fractional days from the start of the stretch, cut at its edges. */
export type Bar = {
  reservation: AdminReservation & { status: ShownStatus };
  /** The day of leaving: the end of an early check-out, else the check-out. */
  leaves: PlainDate;
  nights: number;
  start: number;
  end: number;
  cutStart: boolean;
  cutEnd: boolean;
  /** Free nights until the next known arrival. 0 means a same-day turnover; null means that none is known. */
  freeAfter: number | null;
};

/** `isLet` is true if free nights can be requested. Bars and gaps of the stretch are computed when they are first read. */
export type HouseRow = RowHouse & {
  isLet: boolean;
  stretch: Stretch;
  reservations: readonly AdminReservation[];
  readonly bars: Bar[];
  readonly taken: TakenBar[];
  readonly gaps: Gap[];
};

export type Line =
  | { kind: 'location'; location: Location; houses: number }
  | { kind: 'house'; row: HouseRow; position: number; of: number };

/** The nights between two stays in a house. `start` and `end` are as in {@link Bar}. */
export type Gap = {
  start: number;
  end: number;
  /** First free night, or the first loaded day. */
  from: PlainDate;
  /** Day of the next arrival; null if none was loaded. */
  to: PlainDate | null;
  /** Free nights. 0 means a same-day turnover; null means that one end is not known. */
  nights: number | null;
  arrival: Bar | null;
};
