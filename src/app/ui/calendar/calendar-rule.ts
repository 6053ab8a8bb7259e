/**
 * Decides which days can be chosen as the two ends of a stay. Days are `YYYY-MM-DD` strings, which sort by themselves; a stay
 * and an unavailable range are half-open: the last day is the day of leaving and free for the next arrival.
 */

/** A stay being chosen: nothing, the arrival, or both ends. */
export interface StayDraft {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
}

export interface StayLimits {
  /** The first day one can arrive, and the last day one can leave. */
  min: string;
  max: string;
  unavailable: readonly { from: string; to: string }[];
  minNights: number;
  maxNights: number;
  /** The arrival stands already: only the day of leaving is chosen, and chosen again. */
  arrivalFixed?: boolean | undefined;
}

/** The state of a day: `checkIn` and `checkOut` can be pressed, the others give the reason why not. */
export type DayState = 'checkIn' | 'checkOut' | 'outside' | 'taken' | 'tooShort' | 'tooLong' | 'noRoom';

const DAY_MS = 86_400_000;

// Plain day arithmetic: both ends are read as UTC, so no zone and no daylight saving comes in.
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day `count` days later. */
export const plusDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);

/** Nights between two days. */
export const nightsBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

const takenOn = (day: string, { unavailable }: StayLimits) =>
  unavailable.some(({ from, to }) => from <= day && day < to);

/** The last possible day of leaving for an arrival: the next stay's first day, the longest stay, or the end. */
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

/** The state of a day for a draft. With an arrival chosen, later days are tried as the day of leaving first. */
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
 * The draft after a day has been pressed; the same draft if the day cannot be. Pressing the arrival again takes it
 * back, pressing anything once both ends stand begins anew.
 */
export function pressDay(day: string, draft: StayDraft, limits: StayLimits): StayDraft {
  const state = dayState(day, draft, limits);
  if (state === 'checkOut') return { checkIn: draft.checkIn, checkOut: day };
  if (state !== 'checkIn') return draft;
  return day === draft.checkIn && !draft.checkOut ? {} : { checkIn: day };
}
