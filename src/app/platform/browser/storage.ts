/** Local storage key that marks a filled member cache, so that a visit need not open the database to know. */
export const MEMBER_CACHE_MARK = 'memberCache';
/** Local storage key of the id of the university chosen on this device. */
export const OWN_UNIVERSITY = 'university';
/** Local storage key of the choice to show dollars beside won, with the last known rate. It is not personal data, so log-out keeps it. */
export const CURRENCY = 'currency';
/**
 * Session storage key of the destination after a log-in or sign-up asked for on a page. While it is set, no outside service loads. It survives one
 * reload.
 */
export const JOINING = 'joining';

/**
 * Wraps a browser storage so that it never throws: browsers refuse writes in private windows and when it is full. Refused values last as long as the
 * page.
 */
function lenient(place: () => Storage | undefined) {
  const refused = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage | undefined) => T): T | undefined => {
    try {
      return use(place());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((area) => area?.getItem(key)) ?? refused.get(key) ?? null,
    set: (key: string, value: string): void => {
      refused.set(key, value);
      const isStored = attempt((area) => {
        area?.setItem(key, value);
        return refused.delete(key);
      });
      // The older value would hide it, and outlive it: a used refresh token ends the session.
      if (!isStored) attempt((area) => area?.removeItem(key));
    },
    keys: (): string[] => attempt((area) => Object.keys(area ?? {})) ?? [],
    remove: (...keys: string[]): void =>
      keys.forEach((key) => {
        refused.delete(key);
        attempt((area) => area?.removeItem(key));
      }),
  };
}

export const storage = lenient(() => globalThis.localStorage);
export const tabStorage = lenient(() => globalThis.sessionStorage);
