import type { Workbox } from 'workbox-window';
import type { PageMessage } from '#sw/messages.ts';
import { scriptUrl } from '../browser/script-url.ts';
import { tabStorage } from '../browser/storage.ts';
import { setUpdateWaiting } from './update-waiting.ts';

const WORKER = '/sw.js';

let worker: Workbox | null = null;

/**
 * Registers the service worker once the page is idle and reports when a new version waits, which takes over only with consent.
 * `warm` are public addresses whose responses came with the page's HTML and must be cached for offline use too.
 * @returns true once a worker controls this page
 */
export async function startUpdates(warm: string[] = []): Promise<boolean> {
  guardMissingChunks();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  whenReplaced(navigator.serviceWorker, () => location.reload());
  await idlePage();
  worker = await register().catch((error: unknown) => {
    console.warn('The app cannot be cached for offline use', error);
    return null;
  });
  if (!worker) return false;
  setInterval(() => void worker?.update().catch(() => undefined), 3_600_000);
  await worker.controlling;
  if (warm.length) void postToWorker({ type: 'WARM', urls: warm });
  return true;
}

/** Registers the first worker directly: workbox-window, which watches for later ones, is precached by it and no part of a first visit. */
async function register(): Promise<Workbox> {
  const container = navigator.serviceWorker;
  if (!(await container.getRegistration())) await container.register(scriptUrl(WORKER));
  await container.ready;
  const { Workbox } = await import('workbox-window');
  const watcher = new Workbox(scriptUrl(WORKER));
  watcher.addEventListener('waiting', () => setUpdateWaiting(true));
  await watcher.register();
  return watcher;
}

/**
 * Calls back when another worker takes over from the one that controlled this page. A first worker that claims the page replaces none:
 * in Firefox that may be reported only when a form is half filled in, and workbox-window, imported in between, takes it for an update.
 */
export function whenReplaced(
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  replaced: () => void,
): void {
  let last = container.controller;
  container.addEventListener('controllerchange', () => {
    const before = last;
    last = container.controller;
    if (before && last && last !== before) replaced();
  });
}

function idlePage(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 4000 })
        : setTimeout(resolve, 300);
    if (document.readyState === 'complete') idle();
    else globalThis.addEventListener('load', idle, { once: true });
  });
}

/** Sends a message to the worker, if there is one. */
export async function postToWorker(message: PageMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/** Lets the waiting version take over; the page is loaded anew once it has. */
export function applyUpdate(): void {
  worker?.messageSkipWaiting();
}

/** Reloads once, at most every 30 s, when a chunk is missing: after a deploy an old page may request one that is gone. */
function guardMissingChunks(): void {
  const key = 'reloadedForChunk';
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(tabStorage.get(key));
    if (!navigator.onLine || Date.now() - last < 30_000) return;
    event.preventDefault();
    tabStorage.set(key, String(Date.now()));
    location.reload();
  });
}
