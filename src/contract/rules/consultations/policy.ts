/** Limits of consultations for building owners. The operator may change them here (docs/specification.md#consultation). */
export const consultations = {
  mostPerDay: 3,
  leastSeconds: 3,
  /** The most rooms of a building; the database has the same limit. */
  mostRooms: 10_000,
  /** Hours between two mails to an administrator. Requests in between share one mail. */
  digestHours: 1,
  /** Days for which a request is stored after its last change. */
  retainedDays: 365,
} as const;
