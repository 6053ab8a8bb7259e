import { tabStorage } from '../browser/storage.ts';

const VISIT_KEY = 'websiteViewAt';
/** Interval for counting visits of one session, in ms (docs/specification.md#business-constants-and-limits). */
const VISIT_INTERVAL_MS = 86_400_000;

/** True at most once in 24 hours per session, if a website view should be counted. `nowMs` is in ms since the epoch. */
export function isNewView(nowMs: number): boolean {
  if (nowMs - Number(tabStorage.get(VISIT_KEY)) < VISIT_INTERVAL_MS) return false;
  tabStorage.set(VISIT_KEY, String(nowMs));
  return true;
}
