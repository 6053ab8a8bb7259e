import type { PageMessage } from '#sw/messages.ts';
import { scriptUrl } from '../browser/script-url.ts';

/** The service worker's script. */
export const WORKER = '/sw.js';

/**
 * Registers the service worker once the page is idle. `warm` are public addresses whose responses came with the page's HTML and must be
 * cached for offline use too. `idle` loads the work of an idle page, and returns that of one which has a worker.
 */
export async function startUpdates(warm: string[], idle: () => Promise<() => Promise<void>>): Promise<void> {
  addEventListener('vite:preloadError', ({ payload }) => asChunkLoadError(payload));
  await idlePage();
  const whenControlled = await idle().catch(() => null);
  // Not workbox-window's promise: a worker that claims the page while that registers is one that it never sees.
  const container = import.meta.env.PROD && navigator.serviceWorker;
  if (!container) return;
  try {
    if (!(await container.getRegistration())) await container.register(scriptUrl(WORKER));
  } catch (error) {
    return console.warn('No offline use', error);
  }
  if (!container.controller) {
    void postToWorker({ type: 'CLAIM' });
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  }
  if (warm.length) void postToWorker({ type: 'WARM', urls: warm });
  await whenControlled?.();
}

function idlePage(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 4000 })
        : setTimeout(resolve, 300);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle);
  });
}

/** Sends a message to the worker, if there is one. */
export async function postToWorker(message: PageMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/**
 * Marks an error as a file of the app that could not be loaded. The router knows such errors by the words of each browser and loads the
 * page anew at once. WebKit and Firefox cancel the imports of a page that is being left, though, and that would cancel the way out of it,
 * to the payment page for one: with other words the error screen decides (`load-failed.tsx`).
 */
function asChunkLoadError(error: Error): void {
  error.message = `Not loaded: ${error.message}`;
}
