/** Stands in local storage while this device keeps something of a person, so that a visit need not open the database to know. */
export const KEPT_MARK = 'kept';

/** Local storage that never throws: browsers refuse it in private windows and when it is full. */
export const storage = {
  get(key: string): string | null {
    try {
      return globalThis.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      globalThis.localStorage?.setItem(key, value);
    } catch {
      // A browser without storage still works for this visit.
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) globalThis.localStorage?.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
