import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { scriptUrl } from '../browser/script-url.ts';
import { takenOverBy } from './takeover.ts';
import { WORKER } from './updates.ts';

const HOUR_MS = 3_600_000;

let worker: Workbox | undefined;
let waiting = false;
let isAccepted = false;
const listeners = new Set<() => void>();

type Router = {
  subscribe(event: 'onBeforeLoad', listener: (going: { pathChanged: boolean }) => void): unknown;
};

/**
 * Watches for a new version that waits for consent. Once it takes over, the page that accepted it reloads; other pages, where a form may be half
 * filled in, reload at their next navigation.
 */
export async function watchUpdates(router: Router): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  whenReplaced(workers, () => {
    if (!isAccepted) router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && location.reload());
  });
  await workers.ready;
  worker = new Workbox(scriptUrl(WORKER));
  worker.addEventListener('waiting', () => setUpdateWaiting(true));
  await worker.register();
  setInterval(lookForUpdate, HOUR_MS);
}

export function lookForUpdate(): void {
  worker?.update().catch(() => undefined);
}

/** Activates the waiting version and reloads the page. If the browser does not activate it, the next start offers it again. */
export async function applyUpdate(): Promise<void> {
  isAccepted = true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await takenOverBy(registration.waiting);
  location.reload();
}

function setUpdateWaiting(isWaiting: boolean): void {
  waiting = isWaiting;
  for (const listener of listeners) listener();
}

export function postponeUpdate(): void {
  setUpdateWaiting(false);
}

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

/**
 * Calls back when another service worker replaces the one that controlled this page. A first worker that claims the page does not count: Firefox may
 * report that late, when a form is half filled in, and workbox-window would take it for an update.
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
