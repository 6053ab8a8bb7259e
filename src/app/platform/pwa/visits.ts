import { storage } from '../browser/storage.ts';

/** The local storage keys of how many visits this browser has made, and when it was seen last (milliseconds since the epoch). */
const VISITS = 'visits';
const SEEN_AT = 'seenAt';
/** After this long without a page another visit begins; ms. */
const PAUSE_MS = 30 * 60_000;

/** Counts this page as part of a visit. @returns how many visits there have been, this one included */
export function countVisit(now: number): number {
  const seenAt = Number(storage.get(SEEN_AT));
  const before = Number(storage.get(VISITS)) || 0;
  const visits = before && now - seenAt < PAUSE_MS ? before : before + 1;
  storage.set(VISITS, `${visits}`);
  storage.set(SEEN_AT, `${now}`);
  return visits;
}
