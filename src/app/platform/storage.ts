/** Stands in local storage while this device keeps something of a person, so that a visit need not open the database to know. */
export const KEPT_MARK = 'kept';

/** A storage of the browser that never throws: browsers refuse it in private windows and when it is full, and then work for this visit. */
function lenient(place: () => Storage | undefined) {
  const attempt = <T>(use: (storage: Storage | undefined) => T): T | undefined => {
    try {
      return use(place());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((kept) => kept?.getItem(key)) ?? null,
    set: (key: string, value: string): void => attempt((kept) => kept?.setItem(key, value)),
    remove: (...keys: string[]): void => attempt((kept) => keys.forEach((key) => kept?.removeItem(key))),
  };
}

/** Of this device, shared by its tabs. */
export const storage = lenient(() => globalThis.localStorage);
/** Of this tab alone. */
export const tabStorage = lenient(() => globalThis.sessionStorage);
