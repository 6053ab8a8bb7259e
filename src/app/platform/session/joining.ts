import { tabStorage } from '../browser/storage.ts';

/** The tab's storage key of the way on of somebody who is asked on a page to log in or sign up. It outlives one loading of the page anew. */
const KEY = 'joining';

/** Returns the path to go on to while somebody is asked on this page to log in or sign up; null where nobody is. */
export const joiningFor = (): string | null => tabStorage.get(KEY);

/** Notes that somebody is asked to log in or sign up: no service may enter the page until {@link endJoining}. */
export const beginJoining = (next: string): void => tabStorage.set(KEY, next);

/** Notes that nobody is asked any more. */
export const endJoining = (): void => tabStorage.remove(KEY);
