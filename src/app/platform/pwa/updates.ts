import type { PageMessage } from '#sw/messages.ts';
import { scriptUrl } from '../browser/script-url.ts';

export const WORKER = '/sw.js';

/**
 * Registers the service worker once the page is idle. `warm` are public addresses that came with the page's HTML and must also be cached for offline
 * use. `idle` loads the work of an idle page and returns the work of a page with a worker.
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

export async function postToWorker(message: PageMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/**
 * Marks an error as an app file that failed to load, with our own message. The router recognizes the browsers' messages and reloads at once; WebKit
 * and Firefox also cancel imports of a page that is being left, and a reload would cancel that navigation, for example to the payment page. The error
 * screen decides instead (`load-failed.tsx`).
 */
function asChunkLoadError(error: Error): void {
  error.message = `Not loaded: ${error.message}`;
}
