/** Numbers of tickets, the reports and questions of a stay, that the operator may change in one place (ADR 59). */
export const tickets = {
  /** Days after the day of leaving until which a ticket may be opened. */
  openDays: 14,
  /** Days after it was done for which a reply opens a ticket again. */
  reopenDays: 7,
  /** Characters of a report or a reply. */
  maxText: 3000,
  /** Pictures of one report or reply. */
  maxPhotos: 5,
  /** Tickets that may be opened about one reservation in a day. */
  mostPerDay: 5,
  /** Replies that a member may write in an hour. */
  repliesPerHour: 20,
  /** Hours within which the operator answers, by kind. */
  dueHours: { damage: 24, malfunction: 24, noise: 12, question: 48 },
  /** Hours after an answer for which a ticket that is not done may rest. */
  followUpHours: 72,
} as const;
