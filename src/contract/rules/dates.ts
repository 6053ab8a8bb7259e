import { DAY_MS, HOUR_MS } from './durations.ts';

/**
 * A calendar day in Korea, written `YYYY-MM-DD`. Days compare correctly as strings. A stay is a half-open pair of them, `[checkIn, checkOut)`
 * (docs/specification.md#dates-and-times).
 */
export type PlainDate = string;

/** Korea has kept UTC+9 without daylight saving since 1988, so a fixed offset is exact for every stay we can sell. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/** True for a real calendar day in the form `YYYY-MM-DD`; `2026-02-30` is not one. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Returns the day in Seoul at an instant (milliseconds since the epoch), in any time zone of the machine. */
export function seoulDate(instantMs: number): PlainDate {
  return new Date(instantMs + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Returns the instant (milliseconds since the epoch) at which Seoul's clocks show `time` (`HH:mm`) on `date`; NaN if `date` is no calendar day or
 * `time` is empty.
 */
export function seoulInstant(date: PlainDate, time: string): number {
  // Engines read `T:00Z` as the first day of 2000.
  return isPlainDate(date) ? Date.parse(`${date}T${time}:00Z`) - SEOUL_OFFSET_MS : NaN;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Signed number of days from one date to another: negative when `to` lies before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** True if two half-open stays share a night. A check-out and a check-in on the same day do not overlap. */
export function overlaps(
  a: { from: PlainDate; to: PlainDate },
  b: { from: PlainDate; to: PlainDate },
): boolean {
  return a.from < b.to && b.from < a.to;
}

/** The time `HH:mm` that Seoul's clocks show at an instant (milliseconds since the epoch). */
export function seoulTime(instantMs: number): string {
  return new Date(instantMs + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}
