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

/**
 * Has the worker copy the home page and the one on screen as the host paints them, and whichever public page is on screen when the window
 * goes out of sight: the next start begins with it. Call when the page is idle and has a worker.
 */
export async function copyPages(): Promise<void> {
  if (savesData()) return;
  const copy = (...paths: string[]) =>
    void postToWorker({
      type: 'COPY_PAGES',
      paths,
      language: document.documentElement.lang,
      now: Date.now(),
    });
  const both = () => copy('/', location.pathname);
  both();
  texts.on('languageChanged', both);
  document.addEventListener('visibilitychange', () => document.hidden && copy(location.pathname));
  // On a first visit they came before there was a worker.
  for (const { complete, currentSrc } of document.images)
    if (complete && currentSrc.includes('/photos/')) await fetch(currentSrc).then((photo) => photo.blob());
}
