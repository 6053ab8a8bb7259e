import { useSyncExternalStore } from 'react';
import { favourites } from '#contract/rules/choosing/policy.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import { COMPARED } from '#app/platform/browser/shortlist-keys.ts';

const listeners = new Set<() => void>();
const read = (): string => tabStorage.get(COMPARED) ?? '';

/** Parses `/compare?houses=` into unique ids, at most as many as are compared at a time. */
export function comparedIds(list: string | undefined): string[] {
  return [
    ...new Set(
      (list ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, favourites.mostCompared);
}

export function setCompared(ids: readonly string[]): void {
  if (ids.length > 0) tabStorage.set(COMPARED, comparedIds(ids.join()).join());
  else tabStorage.remove(COMPARED);
  for (const listener of listeners) listener();
}

/** Returns the current selection, for code that changes it: the rendered one may be older than the last press. */
export const comparedNow = (): string[] => comparedIds(read());

export function useCompared(): string[] {
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => '',
  );
  return comparedIds(list);
}
