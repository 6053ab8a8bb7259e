/** Numbers of invitations that the operator may change in one place (ADR 43). */
export const invitations = {
  /** Days after the last one at which somebody who has not accepted is erased, once nothing is held for them any more. */
  retainedDays: 7,
  /** Days after check-out, or after a later invitation, at which its link ends for good; before that it ends with what is held. */
  linkDays: 365,
  /** Invitations that one address gets in a day. */
  mostPerDay: 5,
} as const;
