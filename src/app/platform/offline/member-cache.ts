import { clear, get, set } from 'idb-keyval';
import { MEMBER_CACHE_MARK, storage } from '../browser/storage.ts';
import { inTime, store } from './member-store.ts';

/** A value of a member's own in IndexedDB, and when it was last read from the host (milliseconds since the epoch). */
export type Cached<T> = { value: T; savedAt: number };
/** The record of a file holds its bytes: WebKit stores no Blob in a database. Older records hold a Blob as their value. */
type CachedFile = { file: { bytes: ArrayBuffer; type: string }; savedAt: number };
/** The mark's key in versions up to 2026-11-22. */
const FORMER_MARK = 'kept';
type Owner = { accountId: string; name: string };

/** The account whose data is in the cache, or null; it ends with the session, whichever way that ends. */
export async function deviceOwner(): Promise<Owner | null> {
  return (await inTime(() => get<Owner>('owner', store)).catch(() => undefined)) ?? null;
}

/**
 * Makes an account the owner of the cache; another account's data is wiped first.
 * @returns true where the device stored it
 */
export async function becomeOwner(owner: Owner): Promise<boolean> {
  const before = await deviceOwner();
  if (before && before.accountId !== owner.accountId) await clearMemberCache();
  storage.set(MEMBER_CACHE_MARK, '1');
  return write('owner', owner);
}

/**
 * Stores a value, a file too, for an account. Never throws: a device without room works online as before. `isWanted` is called last: a
 * log-out may come while a file is being read.
 * @returns true where it is stored; a screen that promises it for offline use says where it is not
 */
export async function writeCached<T>(
  accountId: string,
  key: string,
  value: T,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const savedAt = Date.now();
  const record =
    value instanceof Blob
      ? { file: { bytes: await value.arrayBuffer(), type: value.type }, savedAt }
      : { value, savedAt };
  return isWanted() && write(`${accountId}/${key}`, record);
}

async function write(key: string, record: Owner | Cached<unknown> | CachedFile): Promise<boolean> {
  try {
    await inTime(() => set(key, record, store));
    return true;
  } catch (error) {
    console.warn('Not saved on this device', key, error);
    return false;
  }
}

/** The cached value of an account under a key, or null. */
export async function readCached<T>(accountId: string, key: string): Promise<Cached<T> | null> {
  const record = await inTime(() => get<Cached<T> | CachedFile>(`${accountId}/${key}`, store)).catch(
    () => undefined,
  );
  if (!record) return null;
  if ('value' in record) return record;
  const { file, savedAt } = record;
  return { value: new Blob([file.bytes], { type: file.type }) as T, savedAt };
}

/** Deletes everything of every account from this device. */
export async function clearMemberCache(): Promise<void> {
  const wiped = await inTime(() => clear(store)).then(
    () => true,
    () => false,
  );
  if (wiped) storage.remove(MEMBER_CACHE_MARK, FORMER_MARK);
}
