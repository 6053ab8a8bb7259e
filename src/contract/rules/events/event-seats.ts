import { HOUR_MS } from '../durations.ts';
import { events } from './policy.ts';

/** The instant until which seats of an event are given, from that of its start; ms since the epoch (docs/specification.md#events). */
export const seatsCloseAt = (startsAtMs: number): number => startsAtMs - events.seatsCloseHours * HOUR_MS;

/** The start after which events give seats at an instant; ms since the epoch. */
export const givesSeatsAfter = (nowMs: number): number => nowMs + events.seatsCloseHours * HOUR_MS;
