import { HOUR_MS } from '../durations.ts';
import { events } from './policy.ts';

/** Returns when the seats of an event close, ms since the epoch (docs/specification.md#events). */
export const seatsCloseAt = (startsAtMs: number): number => startsAtMs - events.seatsCloseHours * HOUR_MS;

/** Returns the instant (ms since the epoch) after which an event must start to still give seats. */
export const givesSeatsAfter = (nowMs: number): number => nowMs + events.seatsCloseHours * HOUR_MS;
