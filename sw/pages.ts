import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { onlyAsAsked } from './as-asked.ts';
import { ASSETS, PAGES } from './cache-names.ts';
import { untilEnded } from './ending.ts';

const COPIED = /^\/((about|houses|community(\/[^/]+)?|testimonial|faq|portfolio|terms|privacy)\/?)?$/;
const MAX_PAGES = 6;
const MAX_AGE_MS = 30 * 86_400_000;
/** A younger copy is not fetched again. */
const FRESH_MS = 10 * 60_000;

/** Headers of a copy: time of receipt (milliseconds since the epoch), language, and the built files that it needs. */
const RECEIVED_AT = 'x-received-at';
const LANGUAGE = 'x-language';
const FILES = 'x-files';

/**
 * Returns the copy of a public page as the host rendered it, with its data.
 * @returns undefined without a copy whose files all belong to this worker's version
 */
export async function pageCopy(url: URL): Promise<Response | undefined> {
  if (!isCopied(url)) return undefined;
  const copy = await caches.match(url.pathname, { cacheName: PAGES, ignoreVary: true });
  if (!copy || ageOf(copy) > MAX_AGE_MS) return undefined;
  return filesAreHere((copy.headers.get(FILES) ?? '').split(' ')) ? copy : undefined;
}

function isCopied({ pathname, searchParams }: URL): boolean {
  // The installed app begins at an address that says so, and shows the same.
  const asked = [...searchParams.keys()].filter((name) => name !== 'source');
  return asked.length === 0 && COPIED.test(pathname);
}

/** Language of the last message; a page that arrives later in another language is not stored. */
let chosen = '';

/**
 * Fetches public pages for later starts: only those of this version and in this language whose data `isCached` lets the worker cache. They contain no
 * member's data, because the host identifies members by a header that page requests never have. `now` is the page's time in milliseconds since the
 * epoch, from which it computes the age of what it shows.
 */
export async function copyPages(
  { paths, language, now }: { paths: string[]; language: string; now: number },
  isCached: (url: URL) => boolean,
): Promise<void> {
  chosen = language;
  const signal = untilEnded();
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy?.headers.get(LANGUAGE) !== language) await cache.delete(request, { ignoreVary: true });
  }
  const urls = paths.map((path) => new URL(path, self.location.origin)).filter(isCopied);
  for (const path of new Set(urls.map(({ pathname }) => pathname))) {
    if (signal.aborted) return;
    const former = await cache.match(path, { ignoreVary: true });
    const isFresh =
      former && ageOf(former) < FRESH_MS && (await pageCopy(new URL(path, self.location.origin)));
    const copy = !isFresh && (await fetchCopy(path, language, now, isCached, signal));
    if (copy && language === chosen) await cache.put(path, copy);
  }
  const stored = await cache.keys();
  for (const request of stored.slice(0, -MAX_PAGES)) await cache.delete(request, { ignoreVary: true });
}

async function fetchCopy(
  path: string,
  language: string,
  now: number,
  isCached: (url: URL) => boolean,
  signal: AbortSignal,
) {
  const response = await fetch(path, { signal }).catch(() => undefined);
  if (response?.status !== 200 || response.redirected) return undefined;
  const html = await response.text().catch(() => '');
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
  const [, data] = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html) ?? [];
  if (!data || !filesAreHere(files) || !html.includes(`<html lang="${language}"`)) return undefined;
  const { responses } = JSON.parse(data) as { responses: Record<string, { url: string }> };
  if (!Object.values(responses).every(({ url }) => isCached(new URL(url, self.location.origin))))
    return undefined;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(RECEIVED_AT, `${Date.now()}`);
  headers.set(LANGUAGE, language);
  headers.set(FILES, files.join(' '));
  return new Response(asStored(await withOwnFonts(html, language), now), { headers });
}

/**
 * Adapts a page to a start on this device. It names its modules at once, because all of them are stored and the application waits only for the first
 * paint (`src/app/boot.ts`). Also adds the time of receipt.
 */
function asStored(html: string, now: number): string {
  const [template, sheets, modules] =
    /<template id="deferred">((?:<link rel="stylesheet"[^>]*>)+)(.*?)<\/template>/s.exec(html) ?? [];
  if (!template) return '';
  return html
    .replace(template, `<template id="deferred">${sheets}</template>`)
    .replace('</head>', `${modules}</head>`)
    .replace('id="first-data"', `id="first-data" data-received-at="${now}"`);
}

const DEVICE_FONT = /@font-face\{src:local\([^}]*\}/g;
const OWN_FONTS: Record<string, string[]> = { ko: ['latin', 'ui'], en: ['latin'] };

/**
 * Makes a page use our fonts from the start. The host's page is laid out with device fonts until ours load, and a phone takes longer to find those by
 * name than to lay the page out; here our fonts are already stored. Fonts of rarer letters load as on the host's page: described in the copy itself,
 * they would be fetched before it answered.
 */
async function withOwnFonts(html: string, language: string): Promise<string> {
  const [, subsets = ''] = /<link rel="stylesheet"[^>]*href="(\/assets\/subsets\/[^"]+)"/.exec(html) ?? [];
  const rules = html + ((await (await matchPrecache(subsets))?.text()) ?? '');
  let preloads = '';
  let faces = '';
  for (const name of OWN_FONTS[language] ?? []) {
    const file = `/fonts/ondol-sans-${name}.woff2`;
    const [face] = new RegExp(`@font-face{src:url\\(${file}\\)[^}]*}`).exec(rules) ?? [];
    if (!face || !(await isStored(file))) return html;
    preloads += `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
    if (!html.includes(face)) faces += face;
  }
  return html
    .replaceAll(DEVICE_FONT, '')
    .replace('<script type="module"', `${preloads}<script type="module"`)
    .replace('</head>', `<style>${faces}</style></head>`);
}

/** True if the device has a file, which is fetched and stored if missing: a first visit requests it before there is a worker. */
async function isStored(file: string): Promise<boolean> {
  if (getCacheKeyForURL(file) || (await caches.match(file, { ignoreVary: true }))) return true;
  const request = new Request(file);
  const answer = await fetch(request)
    .then((response) => onlyAsAsked(request, response))
    .catch(() => undefined);
  if (answer?.status !== 200) return false;
  const cache = await caches.open(ASSETS);
  return cache.put(file, answer).then(
    () => true,
    () => false,
  );
}

const ageOf = ({ headers }: Response) => Date.now() - Number(headers.get(RECEIVED_AT));

const filesAreHere = (files: string[]) =>
  files.length > 0 && files.every((file) => getCacheKeyForURL(file) !== undefined);
