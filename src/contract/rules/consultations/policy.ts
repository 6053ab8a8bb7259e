/** Numbers of the consultation of building owners that the operator may change in one place (docs/specification.md#consultation). */
export const consultations = {
  /** Requests that one place may send in a day. */
  mostPerDay: 3,
  /** Seconds that a person needs at least to fill the form in. */
  leastSeconds: 3,
  /** Rooms that a building has at most; the database holds the same. */
  mostRooms: 10_000,
  /** Hours between two mails to an administrator: what comes meanwhile stands in one. */
  digestHours: 1,
  /** Days after its last change for which a request is stored. */
  retainedDays: 365,
} as const;
