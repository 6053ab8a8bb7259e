import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { Clock } from '#server/ports/clock.ts';
import { limitRenders, renderShare } from './render-limit.ts';
import type { Page, PageLanguage, PageMaker, Screens } from './render-page.ts';
import { singleFlight } from './single-flight.ts';

const MAX_PAGES = 300;
const MAX_ADDRESSES = 1000;
/** Limits staleness, because jobs and other hosts on the same database change data without a call to this host. */
const MAX_AGE_MS = 30_000;

export type PageCache = (
  path: string,
  asked: PageLanguage,
  network: string,
) => Promise<Page | { redirect: string }>;

/**
 * Caches rendered pages for at most 30 s by canonical path, with single-flight and least-recently-used eviction. Any change through this host
 * (`revision` grows) and a new day in Seoul invalidate all of them. A network over its render limit gets the shell, which the browser renders; so
 * does everybody for addresses with a query once rendering has used its share of time.
 */
export function cachePages(
  clock: Clock,
  revision: () => number,
  { canonicalPath, mayBeIndexed }: Pick<Screens, 'canonicalPath' | 'mayBeIndexed'>,
  { make, shell }: PageMaker,
): PageCache {
  const pages = new Map<string, Page>();
  /** Canonical paths by requested address, because matching an address with the routes takes longer than answering with a cached page. */
  const paths = new Map<string, string | null>();
  const shells = new Map<string, Promise<Page>>();
  const once = singleFlight<Page | { redirect: string }>();
  const withinLimit = limitRenders(clock);
  const share = renderShare();
  let current = '';

  const pathOf = (address: string) => {
    const known = paths.get(address);
    if (known !== undefined) return known;
    const path = canonicalPath(address);
    if (paths.size >= MAX_ADDRESSES) paths.clear();
    paths.set(address, path);
    return path;
  };
  const shellOf = (address: string, language: Language) => {
    const indexed = mayBeIndexed(address);
    const key = `${language} ${indexed}`;
    const made = shells.get(key) ?? shell(language, indexed);
    shells.set(key, made);
    return made;
  };

  return async (address, asked, network) => {
    const { language, named } = asked;
    const epoch = `${revision()} ${seoulDate(clock.now())}`;
    if (epoch !== current) {
      pages.clear();
      paths.clear();
    }
    current = epoch;
    const path = pathOf(address);
    if (path === null) return shellOf(address, language);
    const key = `${language}${named ? '!' : ''} ${path}`;
    const cached = pages.get(key);
    if (cached) {
      pages.delete(key);
      pages.set(key, cached);
      if (clock.now() - cached.madeAt <= MAX_AGE_MS) return cached;
    }
    const page = await once(`${epoch} ${key}`, () => {
      // Addresses without a query are few, and what people come for: they are not left to the browser for others' sake.
      const refused = !withinLimit(network) || (path.includes('?') && share.exhausted());
      return refused ? shellOf(path, language) : share.spend(() => make(path, asked, cached));
    });
    if ('redirect' in page || page === (await shellOf(path, language))) return page;
    // A page made before a change is only for those who asked before it.
    if (current === epoch) pages.set(key, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return page;
  };
}
