import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { scriptUrl } from '../browser/script-url.ts';
import { WORKER } from './updates.ts';

const HOUR_MS = 3_600_000;

let worker: Workbox | undefined;
let waiting = false;
const listeners = new Set<() => void>();

/** Follows when a new version waits for consent, from when the page has a worker on. */
export async function watchUpdates(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  await workers.ready;
  worker = new Workbox(scriptUrl(WORKER));
  worker.addEventListener('waiting', () => setUpdateWaiting(true));
  await worker.register();
  setInterval(lookForUpdate, HOUR_MS);
}

/** Asks the host for a newer version; one that is found waits for consent. */
export function lookForUpdate(): void {
  worker?.update().catch(() => undefined);
}

/** Lets the waiting version take over; the page is loaded anew once it has. */
export function applyUpdate(): void {
  worker?.messageSkipWaiting();
}

function setUpdateWaiting(isWaiting: boolean): void {
  waiting = isWaiting;
  for (const listener of listeners) listener();
}

/** Leaves the running version in place until the next start. */
export function postponeUpdate(): void {
  setUpdateWaiting(false);
}

/** True while a new version waits for consent. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => false,
  );
}
