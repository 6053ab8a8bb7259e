/** The local storage key that marks a filled member cache, so that a visit need not open the database to know. */
export const MEMBER_CACHE_MARK = 'memberCache';

/** Wraps a storage of the browser so that it never throws: browsers refuse it in private windows and when it is full. */
function lenient(place: () => Storage | undefined) {
  const attempt = <T>(use: (storage: Storage | undefined) => T): T | undefined => {
    try {
      return use(place());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((area) => area?.getItem(key)) ?? null,
    set: (key: string, value: string): void => attempt((area) => area?.setItem(key, value)),
    keys: (): string[] => attempt((area) => Object.keys(area ?? {})) ?? [],
    remove: (...keys: string[]): void => attempt((area) => keys.forEach((key) => area?.removeItem(key))),
  };
}

/** Local storage: of this device, shared by its tabs. */
export const storage = lenient(() => globalThis.localStorage);
/** Session storage: of this tab alone. */
export const tabStorage = lenient(() => globalThis.sessionStorage);
