import { useSyncExternalStore } from 'react';

let waiting = false;
const listeners = new Set<() => void>();

/** Records that a new version waits for consent, or no longer does. */
export function setUpdateWaiting(isWaiting: boolean): void {
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
