/** The local storage key that marks a filled member cache, so that a visit need not open the database to know. */
export const MEMBER_CACHE_MARK = 'memberCache';
/** The local storage key of the university that was chosen on this device, by its id. */
export const OWN_UNIVERSITY = 'university';
/** The local storage key of the choice to see dollars beside won, with the last rate known. It says nothing of a person: log-out leaves it. */
export const CURRENCY = 'currency';
/** The tab's storage key of where somebody goes on to who is asked on its page to log in or sign up: no service may enter that. It outlives one loading anew. */
export const JOINING = 'joining';

/** Wraps a storage of the browser so that it never throws: browsers refuse it in private windows and when it is full. What it refuses lasts as long as the page. */
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

/** Local storage: of this device, shared by its tabs. */
export const storage = lenient(() => globalThis.localStorage);
/** Session storage: of this tab alone. */
export const tabStorage = lenient(() => globalThis.sessionStorage);
