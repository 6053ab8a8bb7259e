/** The messages from the page to its worker. */
export type PageMessage =
  /** Lets the waiting version take over: with the visitor's consent, or where a file of theirs is nowhere to be had any more. */
  | { type: 'SKIP_WAITING' }
  /** To the version that gives way to it: ends what it fetches, since browsers let the next one in only while it has nothing to do. */
  | { type: 'GIVE_WAY' }
  /** Controls the pages too whose loading began before the worker was active. */
  | { type: 'CLAIM' }
  /** Caches the responses of public addresses that came with the page's HTML, so that they are available offline too. */
  | { type: 'WARM'; urls: string[] }
  /**
   * Fetches copies of public pages in a language, for starts to come, and deletes those in another. `paths` with their queries; `now` is the
   * page's time in milliseconds since the epoch.
   */
  | { type: 'COPY_PAGES'; paths: string[]; language: string; now: number }
  /** Log-out: deletes what was cached while somebody was logged in and ends push notifications. */
  | { type: 'FORGET' };

/** The messages from the worker to its pages. */
export type WorkerMessage =
  /** The host has answered what a page was given a copy of, and the cache has it now. `url` is path and query. */
  | { type: 'UPDATED'; url: string }
  /** A push message has come: what the device has of the member's stays may be out of date. */
  | { type: 'PUSHED' };
