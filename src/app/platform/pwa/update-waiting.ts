import { useSyncExternalStore } from 'react';

import { UPDATE_WAITING } from './updates.ts';

let waiting = false;
const listeners = new Set<() => void>();

/** Follows from now on when a new version waits for consent. */
export function watchUpdates(): void {
  addEventListener(UPDATE_WAITING, () => setUpdateWaiting(true));
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
