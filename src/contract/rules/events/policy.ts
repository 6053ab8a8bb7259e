/** Limits of events. The operator may change them here (docs/specification.md#events). */
export const events = {
  seatsCloseHours: 2,
} as const;
