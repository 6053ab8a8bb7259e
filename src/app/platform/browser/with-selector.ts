import { useRef, useSyncExternalStore } from 'react';

/**
 * Takes the place of `use-sync-external-store/shim/with-selector` in what is built (`vite.config.ts`), which is written for every React since 16:
 * the part of a store's snapshot that `select` makes, the same as before where `isEqual` says so.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Part>(
  ...[subscribe, snapshotOf, , select, isEqual]: [
    subscribe: (listener: () => void) => () => void,
    snapshotOf: () => Snapshot,
    onServer: () => Snapshot,
    select: (snapshot: Snapshot) => Part,
    isEqual: (before: Part, after: Part) => boolean,
  ]
): Part {
  const last = useRef<{ snapshot: Snapshot; select: typeof select; part: Part }>(null);
  const part = () => {
    const snapshot = snapshotOf();
    const before = last.current;
    if (before && before.select === select && Object.is(before.snapshot, snapshot)) return before.part;
    const after = select(snapshot);
    const same = before && isEqual(before.part, after);
    last.current = { snapshot, select, part: same ? before.part : after };
    return last.current.part;
  };
  return useSyncExternalStore(subscribe, part, part);
}
