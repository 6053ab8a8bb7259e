/** Numbers of events that the operator may change in one place (docs/specification.md#events). */
export const events = {
  /** Hours before it begins until which seats are given. */
  seatsCloseHours: 2,
} as const;
