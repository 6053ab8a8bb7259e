import { tabStorage } from '../browser/storage.ts';

const VISIT_KEY = 'websiteViewAt';
/** Session visit tracking interval (docs/specification.md#business-constants-and-limits). */
const VISIT_INTERVAL_MS = 86_400_000;

/** True at most once in 24 hours of one session: a view of the website is to be counted. `nowMs` is the time in milliseconds since the epoch. */
export function isNewView(nowMs: number): boolean {
  if (nowMs - Number(tabStorage.get(VISIT_KEY)) < VISIT_INTERVAL_MS) return false;
  tabStorage.set(VISIT_KEY, String(nowMs));
  return true;
}
