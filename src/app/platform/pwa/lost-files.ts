import { storage, tabStorage } from '../browser/storage.ts';

/** Time in ms after which an unanswered file counts as unreachable; also the interval of retries of a failed start. */
const PATIENCE_MS = 5_000;
/** Key of the last reload. A page that was just reloaded is not reloaded again, because what is missing then stays missing. */
const RELOADED_AT = 'reloadedAt';
const ONCE_IN_MS = 60_000;

/** Error messages of Chromium, Firefox and Safari for a script that failed to load, and ours (`updates.ts`). */
const notLoaded = /dynamically imported module|Importing a module script failed|Not loaded/i;

/** True if a script could not be loaded, including the one that makes calls, which reports its failure as a network error. */
export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && (notLoaded.test(error.message) || isFileMissing(error.cause));
}

/**
 * Requests again every app file that this page has requested, and the one named by an error. Bypasses the HTTP cache if it holds something else under
 * that name, as a captive portal may leave there permanently.
 * @returns true if all files are available now
 */
export async function renewFiles(lost?: unknown): Promise<boolean> {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...named, ...loaded, fileOf(lost)].filter((url) => /\/assets\/[^?]+\.(js|css)$/.test(url));
  const renewed = [...new Set(files)].map(async (file) => (await isThere(file)) || isThere(file, 'reload'));
  return (await Promise.all(renewed)).every(Boolean);
}

/** Returns the script address in an error message; empty if there is none, as in WebKit. */
const fileOf = (error: unknown) => /https?:\S+?\.js|$/.exec(error instanceof Error ? error.message : '')![0];

async function isThere(file: string, cache: RequestCache = 'default'): Promise<boolean> {
  const silence = new AbortController();
  setTimeout(() => silence.abort(), PATIENCE_MS);
  const answer = await fetch(file, { signal: silence.signal, cache }).catch(() => null);
  return Boolean(answer?.ok && /javascript|css/.test(answer.headers.get('content-type') ?? ''));
}

/** Returns true at most once a minute for each lost file. */
export function mayReload(error: unknown): boolean {
  const key = RELOADED_AT + fileOf(error);
  const since = Date.now() - Number(tabStorage.get(key));
  if (since >= 0 && since < ONCE_IN_MS) return false;
  tabStorage.set(key, `${Date.now()}`);
  return true;
}

export async function reloadWhole(error?: unknown): Promise<void> {
  if (await renewFiles(error)) location.reload();
}

export function lossWords(): { title: string; retry: string } {
  const language = storage.get('lng') ?? navigator.language;
  return language.startsWith('ko')
    ? { title: '화면을 불러오지 못했어요', retry: '다시 시도' }
    : { title: 'This page could not be loaded', retry: 'Try again' };
}

/**
 * Recovers from a start that failed because a file is missing: reloads the page once all files are available, and shows a message meanwhile if the
 * host rendered nothing.
 * @throws any other error
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
