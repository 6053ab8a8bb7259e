/** Settings for check-out reports. The operator may change them here (ADR 60). */
export const checkOuts = {
  /** Days before and after the check-out in which the member can report how the home is left. */
  openDaysBefore: 1,
  openDaysAfter: 3,
  /** Days after the settlement of a deposit in which a member can object to its deductions. */
  objectionDays: 14,
  maxText: 2000,
  mostPerDay: 20,
} as const;
