import type { Workbox } from 'workbox-window';
import type { PageMessage } from '#sw/messages.ts';
import { tabStorage } from './storage.ts';
import { sayUpdateWaits } from './update-waiting.ts';

const WORKER = '/sw.js';

let worker: Workbox | null = null;

/**
 * Registers the service worker once the page has come to rest, and tells when a new version waits. The new version takes over only
 * when the person says so; `warm` are public addresses whose answers came with the page and should be there offline too.
 * @returns whether a worker now keeps what this page reads
 */
export async function startUpdates(warm: string[] = []): Promise<boolean> {
  guardMissingChunks();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  await resting();
  worker = await register().catch((error: unknown) => {
    console.warn('The app cannot be kept for offline use', error);
    return null;
  });
  if (!worker) return false;
  setInterval(() => void worker?.update().catch(() => undefined), 3_600_000);
  await worker.controlling;
  if (warm.length) void tell({ type: 'WARM', urls: warm });
  return true;
}

/** The first worker is registered by hand: what watches for later ones is among the files it keeps, and no part of a first visit. */
async function register(): Promise<Workbox> {
  const container = navigator.serviceWorker;
  if (!(await container.getRegistration())) await container.register(WORKER);
  await container.ready;
  const { Workbox } = await import('workbox-window');
  const watcher = new Workbox(WORKER);
  watcher.addEventListener('waiting', () => sayUpdateWaits(true));
  watcher.addEventListener('controlling', (event) => {
    if (event.isUpdate) location.reload();
  });
  await watcher.register();
  return watcher;
}

function resting(): Promise<void> {
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
export async function tell(message: PageMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/** Lets the waiting version take over; the page is loaded anew once it has. */
export function applyUpdate(): void {
  worker?.messageSkipWaiting();
}

/** After a deploy an old page may ask for a chunk that is gone: one reload brings the new version, a second one never follows at once. */
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
