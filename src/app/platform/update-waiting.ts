import { useSyncExternalStore } from 'react';

let waiting = false;
const listeners = new Set<() => void>();

/** Says whether a new version waits for the person's word. */
export function sayUpdateWaits(isWaiting: boolean): void {
  waiting = isWaiting;
  for (const listener of listeners) listener();
}

/** Keeps the old version, whole, until the next start. */
export function postponeUpdate(): void {
  sayUpdateWaits(false);
}

/** Whether a new version waits for the person's word. */
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
