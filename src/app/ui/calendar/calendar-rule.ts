/**
 * Decides which days can be chosen as the ends of a stay. Days are `YYYY-MM-DD` strings, which sort as text. For a stay and an unavailable range, the
 * last day is the check-out day and free for the next arrival.
 */

export interface StayDraft {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
}

export interface StayLimits {
  /** First possible arrival day (`min`), and last possible departure day (`max`). */
  min: string;
  max: string;
  unavailable: readonly { from: string; to: string }[];
  minNights: number;
  maxNights: number;
  /** True if the arrival is fixed and only the check-out day is chosen. */
  arrivalFixed?: boolean | undefined;
}

/** State of a day: `checkIn` and `checkOut` can be pressed, the others are reasons why not. */
export type DayState = 'checkIn' | 'checkOut' | 'outside' | 'taken' | 'tooShort' | 'tooLong' | 'noRoom';

const DAY_MS = 86_400_000;

// Plain day arithmetic: both ends are read as UTC, so no zone and no daylight saving comes in.
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const plusDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);

export const nightsBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

const takenOn = (day: string, { unavailable }: StayLimits) =>
  unavailable.some(({ from, to }) => from <= day && day < to);

/** Returns the last possible check-out for an arrival: the next stay's first day, the longest stay or the last day, whichever comes first. */
function lastCheckOut(checkIn: string, limits: StayLimits): string {
  const ends = [limits.max, plusDays(checkIn, limits.maxNights)];
  for (const { from } of limits.unavailable) if (from > checkIn) ends.push(from);
  return ends.reduce((soonest, end) => (end < soonest ? end : soonest));
}

function arrivalState(day: string, limits: StayLimits): DayState {
  if (takenOn(day, limits)) return 'taken';
  if (day < limits.min || day >= limits.max) return 'outside';
  return plusDays(day, limits.minNights) <= lastCheckOut(day, limits) ? 'checkIn' : 'noRoom';
}

/** Returns the state of a day for a draft. With an arrival chosen, later days are first tried as check-out. */
export function dayState(day: string, draft: StayDraft, limits: StayLimits): DayState {
  const { checkIn, checkOut } = draft;
  const leaving = checkIn && day > checkIn && (limits.arrivalFixed || !checkOut);
  if (leaving && day <= lastCheckOut(checkIn, limits)) {
    return nightsBetween(checkIn, day) < limits.minNights ? 'tooShort' : 'checkOut';
  }
  if (limits.arrivalFixed) return 'outside';
  if (!leaving) return arrivalState(day, limits);
  const afresh = arrivalState(day, limits);
  return afresh === 'checkIn' && nightsBetween(checkIn, day) > limits.maxNights ? 'tooLong' : afresh;
}

/**
 * Returns the draft after a day was pressed, unchanged if the day cannot be chosen. Pressing the arrival again clears it; with both ends chosen, any
 * press starts again.
 */
export function pressDay(day: string, draft: StayDraft, limits: StayLimits): StayDraft {
  const state = dayState(day, draft, limits);
  if (state === 'checkOut') return { checkIn: draft.checkIn, checkOut: day };
  if (state !== 'checkIn') return draft;
  return day === draft.checkIn && !draft.checkOut ? {} : { checkIn: day };
}
