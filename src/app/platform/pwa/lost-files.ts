import { storage, tabStorage } from '../browser/storage.ts';

/** After this long without an answer a file counts as out of reach, and a start that failed is tried again as often; ms. */
const PATIENCE_MS = 5_000;
/** A page that was just loaded anew is not loaded anew again: whatever is missing now stays missing. */
const RELOADED_AT = 'reloadedAt';
const ONCE_IN_MS = 60_000;

/** The words of Chromium, Firefox and Safari for a script that they could not load, and ours (`updates.ts`). */
const notLoaded = /dynamically imported module|Importing a module script failed|Not loaded/i;

/** True of a script that could not be loaded, the one that makes calls too, whose failure is told as one of the network. */
export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && (notLoaded.test(error.message) || isFileMissing(error.cause));
}

/**
 * Asks for every file of the app that this page has asked for, and for the one that an error names; past the HTTP cache where that holds something
 * else under its name, as a portal may leave it there for good. @returns true where all of them can be had now
 */
export async function renewFiles(lost?: unknown): Promise<boolean> {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...named, ...loaded, fileOf(lost)].filter((url) => /\/assets\/[^?]+\.(js|css)$/.test(url));
  const renewed = [...new Set(files)].map(async (file) => (await isThere(file)) || isThere(file, 'reload'));
  return (await Promise.all(renewed)).every(Boolean);
}

/** The address that an error names; empty where it names none, as WebKit's. */
const fileOf = (error: unknown) => /https?:\S+?\.js|$/.exec(error instanceof Error ? error.message : '')![0];

async function isThere(file: string, cache: RequestCache = 'default'): Promise<boolean> {
  const silence = new AbortController();
  setTimeout(() => silence.abort(), PATIENCE_MS);
  const answer = await fetch(file, { signal: silence.signal, cache }).catch(() => null);
  return Boolean(answer?.ok && /javascript|css/.test(answer.headers.get('content-type') ?? ''));
}

/** True at most once in a minute for each lost file: the page may be loaded anew. */
export function mayReload(error: unknown): boolean {
  const key = RELOADED_AT + fileOf(error);
  const since = Date.now() - Number(tabStorage.get(key));
  if (since >= 0 && since < ONCE_IN_MS) return false;
  tabStorage.set(key, `${Date.now()}`);
  return true;
}

/** Loads the page anew where its files can be had again. */
export async function reloadWhole(error?: unknown): Promise<void> {
  if (await renewFiles(error)) location.reload();
}

/** The words for a page without its texts, in the language of the device's choice. */
export function lossWords(): { title: string; retry: string } {
  const language = storage.get('lng') ?? navigator.language;
  return language.startsWith('ko')
    ? { title: '화면을 불러오지 못했어요', retry: '다시 시도' }
    : { title: 'This page could not be loaded', retry: 'Try again' };
}

/**
 * Goes on from a start that failed for want of a file: loads the page anew once all files can be had, and says so meanwhile where the host has
 * rendered nothing to read. @throws any other error
 */
export async function whenLost(error: unknown): Promise<void> {
  if (!isFileMissing(error)) throw error;
  if ((await renewFiles(error)) && mayReload(error)) return location.reload();
  setTimeout(() => void whenLost(error), PATIENCE_MS);
  const place = document.querySelector('#shell nav');
  if (!place) return;
  const { title, retry } = lossWords();
  const heading = document.createElement('h1');
  const button = document.createElement('button');
  heading.textContent = title;
  button.textContent = retry;
  button.onclick = () => void reloadWhole(error);
  place.replaceWith(heading, button);
}
