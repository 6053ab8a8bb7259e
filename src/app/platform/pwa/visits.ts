import { storage } from '../browser/storage.ts';

/** Local storage keys of the number of visits and of the last page view (ms since the epoch). */
const VISITS = 'visits';
const SEEN_AT = 'seenAt';
/** Time in ms without a page view after which a new visit begins. */
const PAUSE_MS = 30 * 60_000;

/**
 * Counts this page as part of a visit.
 * @returns the number of visits, including this one
 */
export function countVisit(now: number): number {
  const seenAt = Number(storage.get(SEEN_AT));
  const before = Number(storage.get(VISITS)) || 0;
  const visits = before && now - seenAt < PAUSE_MS ? before : before + 1;
  storage.set(VISITS, `${visits}`);
  storage.set(SEEN_AT, `${now}`);
  return visits;
}
