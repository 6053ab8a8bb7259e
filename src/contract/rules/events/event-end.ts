import { HOUR_MS } from '../durations.ts';

/** The time that an event takes whose end nobody said; ms. */
const EVENT_MS = 2 * HOUR_MS;

/** Events that began after this and whose end nobody said still go on at an instant; ms since the epoch. */
export const endlessSince = (nowMs: number): number => nowMs - EVENT_MS;

/** The end of an event, from instants in ISO 8601 (empty or null where nobody said it); ms since the epoch. */
export function eventEndsAt({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): number {
  return endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + EVENT_MS;
}
