/** Numbers of favourites, comparing and similar houses that the operator may change in one place (docs/specification.md#favourites-and-alerts). */
export const favourites = {
  /** Houses that an account, or a device without one, saves at most; the oldest go. */
  most: 100,
  /** Houses that are compared at most. */
  mostCompared: 3,
  /** Days for which a removed favourite is remembered, so that a device that was offline does not bring it back. */
  removedDays: 90,
  /** Houses that are shown as similar to one. */
  similar: 3,
} as const;

/** Numbers of availability alerts that the operator may change in one place (docs/specification.md#favourites-and-alerts). */
export const availabilityAlerts = {
  /** Open alerts that a member may have. */
  mostOpen: 5,
  /** Minutes that who asked first has before the next is told of the same nights. */
  leadMinutes: 60,
  /** Alerts that a member may ask for in a day, withdrawn ones counted. */
  mostPerDay: 20,
  /** Days after it left for which the link of an email stops all alerts. */
  stopDays: 90,
} as const;
