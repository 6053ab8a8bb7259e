/** Limits of tickets, the reports and questions about a stay. The operator may change them here (ADR 59). */
export const tickets = {
  /** Days after the day of leaving in which a ticket may be opened. */
  openDays: 14,
  /** Days after it was done in which a reply reopens a ticket. */
  reopenDays: 7,
  maxText: 3000,
  maxPhotos: 5,
  mostPerDay: 5,
  repliesPerHour: 20,
  /** Hours within which the operator must answer, by kind. */
  dueHours: { damage: 24, malfunction: 24, noise: 12, question: 48 },
  /** Hours for which a ticket that is not done may rest after an answer. */
  followUpHours: 72,
} as const;
