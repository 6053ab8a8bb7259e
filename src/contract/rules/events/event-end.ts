import { HOUR_MS } from '../durations.ts';

/** The assumed length of an event without an end, in ms. */
const EVENT_MS = 2 * HOUR_MS;

/** Returns the instant (ms since the epoch) after which an event without an end must have begun to be still running. */
export const endlessSince = (nowMs: number): number => nowMs - EVENT_MS;

/** Returns the end of an event, ms since the epoch, from ISO 8601 instants. An event without an end gets the assumed length. */
export function eventEndsAt({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): number {
  return endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + EVENT_MS;
}
