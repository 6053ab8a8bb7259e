import { del, get, set } from 'idb-keyval';
import { inTime, store } from './member-store.ts';

/** Stores values that belong to no account in the device's database. Log-out clears them too. Never throws. */
export const deviceCopies = {
  read: <T>(key: string): Promise<T | undefined> => inTime(() => get<T>(key, store)).catch(() => undefined),
  write: (key: string, value: unknown): Promise<void> =>
    inTime(() => set(key, value, store)).catch(() => undefined),
  remove: (key: string): Promise<void> => inTime(() => del(key, store)).catch(() => undefined),
};
