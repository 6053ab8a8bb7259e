/** The only source of time. Milliseconds since the epoch. */
export type Clock = { now(): number };
