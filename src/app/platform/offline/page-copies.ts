import { texts } from '../i18n/i18n.ts';
import { postToWorker } from '../pwa/updates.ts';
import { savesData } from './catalogue.ts';

/**
 * When the host's answers on this page came, which for a page that the worker has a copy of is some time ago; milliseconds since the epoch
 * by the device's clock, which may be set while the page is open.
 */
export const pageAt: number = copiedAt() ?? Date.now() - performance.now();

/** When the worker copied the page that this one began as; undefined where it came from the host, or began as the shell. */
export function copiedAt(): number | undefined {
  return Number(globalThis.document?.getElementById('first-data')?.dataset['receivedAt']) || undefined;
}

/** Sends paths to copy, of which the worker takes those of public pages; with none it only deletes the copies in another language. */
const copy = (...paths: string[]) =>
  void postToWorker({ type: 'COPY_PAGES', paths, language: document.documentElement.lang, now: Date.now() });

const onScreen = () => location.pathname + location.search;

/** Has the copies in a language deleted that is no longer the chosen one. */
export function deleteFormerCopies(): void {
  texts.on('languageChanged', () => copy());
}

/**
 * Has the worker copy the home page and the one on screen as the host paints them, and whichever public page is on screen when the window
 * goes out of sight: the next start begins with it. Call when the page is idle and has a worker.
 */
export async function copyPages(): Promise<void> {
  if (savesData()) return;
  const both = () => copy('/', onScreen());
  both();
  texts.on('languageChanged', both);
  document.addEventListener('visibilitychange', () => document.hidden && copy(onScreen()));
  // On a first visit they came before there was a worker.
  const photos = [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/photos/'))
    .map(({ currentSrc }) => currentSrc);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\/(assets|fonts)\//.test(name));
  for (const url of [...photos, ...files])
    if (!(await caches.match(url, { ignoreSearch: true })))
      await fetch(url).then((response) => response.blob());
}
