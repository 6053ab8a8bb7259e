/** What the page asks of its worker. */
export type PageMessage =
  /** Let the waiting version take over; only ever sent when the person agreed. */
  | { type: 'SKIP_WAITING' }
  /** Read these public addresses once, so that what came with the page's HTML is there without a network too. */
  | { type: 'WARM'; urls: string[] }
  /** Log-out: forget what was read while somebody was logged in. */
  | { type: 'FORGET' };
