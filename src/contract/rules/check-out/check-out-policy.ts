/** Numbers of leaving a home that the operator may change in one place (ADR 60). */
export const checkOuts = {
  /** Days before the check-out from which the member can tell how the home is left, and days after it until which they can. */
  openDaysBefore: 1,
  openDaysAfter: 3,
  /** Days after the settlement of a deposit until which its deductions can be objected to. */
  objectionDays: 14,
  /** Characters of a note, an objection or its answer. */
  maxText: 2000,
  /** Times in a day that it is told of one stay. */
  mostPerDay: 20,
} as const;
