import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Page, PageMaker } from './render-page.ts';
import { singleFlight } from './single-flight.ts';

const MAX_PAGES = 300;
/** Jobs, and other hosts on the same database, change things without a call to this host. */
const MAX_AGE_MS = 30_000;

/** Answers the page of a path (with its query) in a language, or where to go instead. */
export type PageCache = (path: string, language: Language) => Promise<Page | { redirect: string }>;

/**
 * Caches rendered pages for at most 30 s, single-flight. A change made through this host (`revision` grows) and a new day in Seoul end all
 * of them at once.
 */
export function cachePages(clock: Clock, revision: () => number, make: PageMaker): PageCache {
  const pages = new Map<string, Page>();
  const once = singleFlight<Page | { redirect: string }>();
  let current = '';

  return async (path, language) => {
    const epoch = `${revision()} ${seoulDate(clock.now())}`;
    if (epoch !== current) pages.clear();
    current = epoch;
    const key = `${language} ${path}`;
    const cached = pages.get(key);
    if (cached && clock.now() - cached.madeAt <= MAX_AGE_MS) return cached;
    const page = await once(`${epoch} ${key}`, () => make(path, language, cached));
    if ('redirect' in page) return page;
    // A page made before a change is only for those who asked before it.
    if (current === epoch) pages.set(key, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return page;
  };
}
