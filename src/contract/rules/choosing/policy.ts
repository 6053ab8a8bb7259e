/** Limits of favorites, comparison and similar houses. The operator may change them here (docs/specification.md#favourites-and-alerts). */
export const favourites = {
  /** The most houses that an account, or a device without one, saves. The oldest are dropped. */
  most: 100,
  mostCompared: 3,
  /** Days for which a removed favorite is remembered, so that a device that was offline does not bring it back. */
  removedDays: 90,
  similar: 3,
} as const;

/** Limits of availability alerts. The operator may change them here (docs/specification.md#favourites-and-alerts). */
export const availabilityAlerts = {
  mostOpen: 5,
  /** Head start in minutes of the member who asked first, before the next is alerted to the same nights. */
  leadMinutes: 60,
  /** The most alerts that a member may ask for in a day, including withdrawn ones. */
  mostPerDay: 20,
  /** Days for which the link in a sent email can stop all alerts. */
  stopDays: 90,
} as const;
