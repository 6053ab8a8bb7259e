import { brand } from '#contract/brand.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { jsonLd, type Thing } from './json-ld.ts';
import { versionOf, type SharedPicture } from './picture.ts';
import { withLanguage, type Asked } from './place.ts';

/** Title and description that a screen sets for itself, both already escaped for HTML by React. */
export type Described = { title: string; description: string };

type Page = Described & {
  /** Canonical path without a language; null if search engines may not index it. */
  path: string | null;
  url: string;
  type: 'article' | 'website';
  things: Thing[];
  picture: SharedPicture | null;
};

const LOCALES = { ko: 'ko_KR', en: 'en_GB' } as const;

export function describedBy(head: string): Described {
  return {
    title: /<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
  };
}

/**
 * Builds the elements for search engines and messengers: canonical address and other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions), Open Graph (https://ogp.me) and structured data. Browsers
 * do not need them, so only pages of the host have them.
 */
export function headOf(page: Page, asked: Asked): string {
  const { origin, language } = asked;
  const { picture } = page;
  const other = language === 'ko' ? 'en' : 'ko';
  const graph = {
    title: page.title,
    description: page.description,
    type: page.type,
    url: page.path === null ? '' : escaped(page.url),
    site_name: localText(brand.name, language),
    locale: LOCALES[language],
    'locale:alternate': LOCALES[other],
    image: picture
      ? `${origin}${picture.path}/${language}.jpg?v=${versionOf(picture.shows)}`
      : `${origin}/og.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': picture ? escaped(localText(picture.alt, language)) : localText(brand.title, language),
  };
  return [
    ...(page.path === null ? [] : addresses(page.path, page.url, origin)),
    ...Object.entries(graph).map(
      ([name, content]) => content && `<meta property="og:${name}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    page.path === null ? '' : jsonLd(page.things),
  ].join('');
}

function addresses(path: string, url: string, origin: string): string[] {
  const link = (kind: string, href: string) => `<link ${kind} href="${escaped(href)}">`;
  return [
    link('rel="canonical"', url),
    ...(['ko', 'en'] as const).map((each) =>
      link(`rel="alternate" hreflang="${each}"`, withLanguage(origin + path, each)),
    ),
    link('rel="alternate" hreflang="x-default"', origin + path),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
