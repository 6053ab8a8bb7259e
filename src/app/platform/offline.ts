import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { KEPT_MARK, storage } from './storage.ts';

/** Something kept on this device: its value and when it was last read from the host (milliseconds since the epoch). */
export type Saved<T> = { value: T; savedAt: number };
type Owner = { accountId: string; name: string };

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('ondol', 'saved'));

/** The account whose stays this device keeps; it ends with the session, whichever way that ends. */
export async function deviceOwner(): Promise<Owner | null> {
  return (await get<Owner>('owner', store()).catch(() => undefined)) ?? null;
}

/** Makes an account this device's owner; what another account had kept here is wiped first. */
export async function becomeOwner(owner: Owner): Promise<void> {
  const before = await deviceOwner();
  if (before && before.accountId !== owner.accountId) await wipeSaved();
  storage.set(KEPT_MARK, '1');
  await set('owner', owner, store()).catch(() => undefined);
}

/** Keeps a value for an account. Never throws: a device without room works online as before. */
export async function save<T>(accountId: string, key: string, value: T): Promise<void> {
  await set(`${accountId}/${key}`, { value, savedAt: Date.now() } satisfies Saved<T>, store()).catch(
    () => undefined,
  );
}

/** What is kept for an account under a key, or null. */
export async function saved<T>(accountId: string, key: string): Promise<Saved<T> | null> {
  return (await get<Saved<T>>(`${accountId}/${key}`, store()).catch(() => undefined)) ?? null;
}

/** Forgets everything of every person on this device. */
export async function wipeSaved(): Promise<void> {
  const wiped = await clear(store()).then(
    () => true,
    () => false,
  );
  if (wiped) storage.remove(KEPT_MARK);
}
