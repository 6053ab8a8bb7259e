import { texts } from '../i18n/i18n.ts';
import { postToWorker } from '../pwa/updates.ts';
import { savesData } from './catalogue.ts';

/**
 * When the page's data was produced, in ms since the epoch by the device's clock. For a page copied by the service worker this is in the past;
 * computed at the start because the clock may be changed later.
 */
export const pageAt: number = copiedAt() ?? Date.now() - performance.now();

/** When the service worker copied this page. Undefined if it came from the host or began as the shell. */
export function copiedAt(): number | undefined {
  return Number(globalThis.document?.getElementById('first-data')?.dataset['receivedAt']) || undefined;
}

/** Asks the service worker to copy the public pages among the paths. Without paths it only deletes the copies in another language. */
const copy = (...paths: string[]) =>
  void postToWorker({ type: 'COPY_PAGES', paths, language: document.documentElement.lang, now: Date.now() });

const onScreen = () => location.pathname + location.search;

export function deleteFormerCopies(): void {
  texts.on('languageChanged', () => copy());
}

/**
 * Has the service worker copy the home page, the current page, and any public page on screen when the window is hidden, so that the next start can
 * show it. Call on an idle page that has a worker.
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
