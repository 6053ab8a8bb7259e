/** After this long without an answer a screen shows what the device has, and the host's answer replaces it when it comes; ms. */
export const FALLBACK_AFTER_MS = 250;
/** A slow phone takes this long to find and read a copy: it is looked for so much before it is shown; ms. */
export const COPY_MS = 150;
/** Parts of a page whose host has answered a moment ago are worth this wait, so that the page is drawn at once; ms. */
export const PARTS_MS = 1_000;
/** A file that somebody has asked for is worth this wait before its copy on the device is taken; ms. */
export const FILE_AFTER_MS = 4_000;
/** After this long a call is ended whose outcome matters: a busy host may need it to produce a signed contract; ms. */
export const CALL_MS = 30_000;
/** A person who waits for a change is told after this long that it is still under way; ms. */
export const SLOW_CHANGE_MS = 4_000;
/** A copy that is no older than this counts as live while the host answers; ms. */
export const LIVE_MS = 60_000;
/** The worker has taken its copy of a public answer by then, where it has one (`sw/caching.ts`); ms. */
export const WORKER_MS = 3_500;
