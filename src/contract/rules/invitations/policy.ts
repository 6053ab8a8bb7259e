/** Limits of invitations. The operator may change them here (ADR 43). */
export const invitations = {
  /** Days after the last invitation at which a person who has not accepted is erased, once nothing is held for them. */
  retainedDays: 7,
  /** Days after check-out, or after a later invitation, at which the link expires for good. It also stops when nothing is held any more. */
  linkDays: 365,
  mostPerDay: 5,
} as const;
