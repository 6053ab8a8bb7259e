import { useRef, useSyncExternalStore } from 'react';

/**
 * Replaces `use-sync-external-store/shim/with-selector` in the build (`vite.config.ts`), which supports every React since 16. Returns the selected
 * part of a store's snapshot, unchanged while `isEqual` is true.
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
