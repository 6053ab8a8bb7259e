import { clear, get, set } from 'idb-keyval';
import { MEMBER_CACHE_MARK, storage } from '../browser/storage.ts';
import { inTime, store } from './member-store.ts';

/** A member's cached value, and when it was read from the host (ms since the epoch). */
export type Cached<T> = { value: T; savedAt: number };
/** A cached file, stored as bytes because WebKit cannot store a Blob in a database. Older records hold a Blob as their value. */
type CachedFile = { file: { bytes: ArrayBuffer; type: string }; savedAt: number };
/** The mark's key in versions up to 2026-11-22. */
const FORMER_MARK = 'kept';
type Owner = { accountId: string; name: string };

/** Returns the account that owns the cached data, or null. Ownership ends with the session. */
export async function deviceOwner(): Promise<Owner | null> {
  return (await inTime(() => get<Owner>('owner', store)).catch(() => undefined)) ?? null;
}

/**
 * Makes an account the owner of the cache. Another account's data is deleted first.
 * @returns true if the device stored it
 */
export async function becomeOwner(owner: Owner): Promise<boolean> {
  const before = await deviceOwner();
  if (before && before.accountId !== owner.accountId) await clearMemberCache();
  storage.set(MEMBER_CACHE_MARK, '1');
  return write('owner', owner);
}

/**
 * Stores a value or a file for an account. Never throws: a device without room works online as before. `isWanted` is called last, because a log-out
 * may happen while a file is read.
 * @returns true if it is stored, so that a screen which promises offline use can say when it is not
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

export async function readCached<T>(accountId: string, key: string): Promise<Cached<T> | null> {
  const record = await inTime(() => get<Cached<T> | CachedFile>(`${accountId}/${key}`, store)).catch(
    () => undefined,
  );
  if (!record) return null;
  if ('value' in record) return record;
  const { file, savedAt } = record;
  return { value: new Blob([file.bytes], { type: file.type }) as T, savedAt };
}

export async function clearMemberCache(): Promise<void> {
  const wiped = await inTime(() => clear(store)).then(
    () => true,
    () => false,
  );
  if (wiped) storage.remove(MEMBER_CACHE_MARK, FORMER_MARK);
}
