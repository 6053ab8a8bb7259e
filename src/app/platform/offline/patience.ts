/** Time in ms without an answer after which a screen shows the device's copy. The host's answer replaces it later. */
export const FALLBACK_AFTER_MS = 250;
/** Time in ms that a slow phone needs to read a copy, so the lookup starts this much before it is shown. */
export const COPY_MS = 150;
/** Maximum wait in ms for the parts of a page whose host answered a moment ago, so that the page is drawn at once. */
export const PARTS_MS = 1_000;
/** Time in ms before the device's copy of a requested file is used. */
export const FILE_AFTER_MS = 4_000;
/** Timeout in ms of a call with an important outcome: a busy host may need it to produce a signed contract. */
export const CALL_MS = 30_000;
/** Time in ms after which a pending change is reported as still under way. */
export const SLOW_CHANGE_MS = 4_000;
/** Maximum age in ms of a copy that counts as live while the host answers. */
export const LIVE_MS = 60_000;
/** Time in ms by which the service worker has returned its copy of a public answer, if any (`sw/caching.ts`). */
export const WORKER_MS = 3_500;
