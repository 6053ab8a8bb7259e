/** The messages from the page to its worker. */
export type PageMessage =
  /** Lets the waiting version take over; only ever sent with the visitor's consent. */
  | { type: 'SKIP_WAITING' }
  /** Caches the responses of public addresses that came with the page's HTML, so that they are available offline too. */
  | { type: 'WARM'; urls: string[] }
  /** Log-out: deletes what was cached while somebody was logged in and ends push notifications. */
  | { type: 'FORGET' };
