export type PageMessage =
  /** Lets the waiting version take over, with the visitor's consent or if a file of their version is no longer available anywhere. */
  | { type: 'SKIP_WAITING' }
  /** Sent to the outgoing version: ends its fetches, because browsers let the next version in only when it is idle. */
  | { type: 'GIVE_WAY' }
  /** Takes control of pages that began to load before the worker was active. */
  | { type: 'CLAIM' }
  | { type: 'WARM'; urls: string[] }
  /**
   * Fetches copies of public pages in a language for later starts, and deletes those in another. `paths` include queries; `now` is the page's time in
   * milliseconds since the epoch.
   */
  | { type: 'COPY_PAGES'; paths: string[]; language: string; now: number }
  /** Log-out: deletes responses cached while somebody was logged in, and ends push notifications. */
  | { type: 'FORGET' };

export type WorkerMessage =
  /** The host has answered a request that a page got a cached copy of; the cache now has the answer. `url` is path and query. */
  | { type: 'UPDATED'; url: string }
  /** A push message has arrived: the device's data about the member's stays may be out of date. */
  | { type: 'PUSHED' };
