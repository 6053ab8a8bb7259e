import type { Language } from '#contract/shared.ts';

export type SitemapPage = { path: string; changedAt?: Date | null };

/** The most addresses in one sitemap file (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000;
const LANGUAGES: readonly Language[] = ['ko', 'en'];
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Builds the sitemap of all pages as XML files: one, or an index with its parts. Each page has an address that follows the reader's language and one
 * per language; every entry names all of them.
 * @param origin the public address without a trailing slash
 */
export function sitemapFiles(
  origin: string,
  pages: readonly SitemapPage[],
  most = MOST_ADDRESSES,
): Record<string, string> {
  const perPage = LANGUAGES.length + 1;
  const pagesPerFile = Math.max(1, Math.floor(most / perPage));
  const parts: string[] = [];
  for (let from = 0; from < pages.length; from += pagesPerFile)
    parts.push(urlset(origin, pages.slice(from, from + pagesPerFile)));
  if (parts.length <= 1) return { 'sitemap.xml': parts[0] ?? urlset(origin, []) };
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const index = names.map((name) => `<sitemap><loc>${escaped(`${origin}/${name}`)}</loc></sitemap>\n`);
  return {
    'sitemap.xml': `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index.join('')}</sitemapindex>\n`,
    ...Object.fromEntries(names.map((name, part) => [name, parts[part]!])),
  };
}

function urlset(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const plain = origin + path;
    const named = LANGUAGES.map(
      (language) => [language, `${plain}${path.includes('?') ? '&' : '?'}lng=${language}`] as const,
    );
    const alternates = [...named, ['x-default', plain] as const]
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`)
      .join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return [plain, ...named.map(([, url]) => url)].map(
      (url) => `<url><loc>${escaped(url)}</loc>${changed}${alternates}</url>\n`,
    );
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${DECLARATION}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
