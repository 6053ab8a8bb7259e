import { useSyncExternalStore } from 'react';
import { favourites } from '#contract/rules/choosing/policy.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';
import { COMPARED } from '#app/platform/browser/shortlist-keys.ts';

const listeners = new Set<() => void>();
const read = (): string => tabStorage.get(COMPARED) ?? '';

/** Ids of the houses of `/compare?houses=`: each once, and no more than are compared at a time. */
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

/** Chooses the houses that are compared, in this tab. */
export function setCompared(ids: readonly string[]): void {
  if (ids.length > 0) tabStorage.set(COMPARED, comparedIds(ids.join()).join());
  else tabStorage.remove(COMPARED);
  for (const listener of listeners) listener();
}

/** The houses that are chosen at this moment, for whoever changes them: what was rendered last may be older than the press before. */
export const comparedNow = (): string[] => comparedIds(read());

/** The houses that are chosen to be compared, in the order of choosing. */
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
