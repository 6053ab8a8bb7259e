/** Limits for external calendars. The operator may change them here (ADR 56). */
export const reading = {
  /** Minutes between two reads; doubled after each failure, up to the number below. */
  readEveryMinutes: 15,
  mostMinutesBetween: 360,
  readAtOnce: 10,
  mostOfHouse: 20,
} as const;
