import { deviceOwner, readCached, writeCached } from '../offline/member-cache.ts';
import { session } from '../session/session.ts';

export type StoredPhoto = { key: string; blob: Blob; fileId: string | null };
/** Stored as bytes because WebKit cannot store a Blob in a database. */
type Kept = { bytes: ArrayBuffer; type: string; fileId: string | null };

const listKey = (place: string) => `photos/${place}`;
const photoKey = (place: string, key: string) => `photos/${place}/${key}`;

/** Reads the stored pictures of a form in their order. Returns none if storage fails or another account left them. */
export async function readPhotos(place: string): Promise<StoredPhoto[]> {
  const accountId = session.viewer()?.id;
  if (accountId === undefined) return [];
  const keys = (await readCached<string[] | null>(accountId, listKey(place)))?.value ?? [];
  const found: StoredPhoto[] = [];
  for (const key of keys) {
    const kept = (await readCached<Kept | null>(accountId, photoKey(place, key)))?.value;
    if (kept) found.push({ key, blob: new Blob([kept.bytes], { type: kept.type }), fileId: kept.fileId });
  }
  return found;
}

/**
 * Stores a picture for a form.
 * @returns false if the device has no room or the cache has no owner
 */
export async function writePhoto(place: string, { key, blob, fileId }: StoredPhoto): Promise<boolean> {
  return write(photoKey(place, key), { bytes: await blob.arrayBuffer(), type: blob.type, fileId });
}

export async function writeOrder(
  place: string,
  keys: readonly string[],
  gone: readonly string[] = [],
): Promise<boolean> {
  const isStored = await write(listKey(place), keys);
  for (const key of gone) await write(photoKey(place, key), null);
  return isStored;
}

/** Writes for the account that owns the cache. A log-out during the write wins. */
async function write(key: string, value: unknown): Promise<boolean> {
  const accountId = session.viewer()?.id;
  if (accountId === undefined || (await deviceOwner())?.accountId !== accountId) return false;
  return writeCached(accountId, key, value, () => session.viewer()?.id === accountId);
}
