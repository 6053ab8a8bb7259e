/** Numbers of calendars of elsewhere that the operator may change in one place (ADR 56). */
export const reading = {
  /** Minutes between two readings; after failures twice as many each time, up to the second number. */
  readEveryMinutes: 15,
  mostMinutesBetween: 360,
  /** Calendars that are read at the same time. */
  readAtOnce: 10,
  /** Calendars of elsewhere that a house may have. */
  mostOfHouse: 20,
} as const;
