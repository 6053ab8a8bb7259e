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

/** The router's part in it. */
type Router = {
  subscribe(event: 'onBeforeLoad', listener: (going: { pathChanged: boolean }) => void): unknown;
};

/**
 * Follows when a new version waits for consent, from when the page has a worker on. Once that takes over, the page that asked for it is loaded
 * anew; another one, where something may be half filled in, with its next screen.
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

/** Asks the host for a newer version; one that is found waits for consent. */
export function lookForUpdate(): void {
  worker?.update().catch(() => undefined);
}

/** Lets the waiting version take over and loads the page anew; where browsers do not let it in, the next start offers it again. */
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
