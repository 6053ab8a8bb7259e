import { becomeOwner, deviceOwner, writeCached, readCached, type Cached } from './member-cache.ts';
import { session } from '../session/session.ts';
import { withCacheFallback } from './cache-fallback.ts';

/**
 * A member's value, when the host sent it (ms since the epoch), `fromDevice` if it was read from the cache, and `onDevice` if it is cached for
 * offline use.
 */
export type Loaded<T> = { value: T; readAt: number; fromDevice: boolean; onDevice: boolean };

/**
 * Reads from the host and caches the value for this account. Returns the cached value first if the host is unreachable or slower than `wait` ms.
 * @throws the error of `read` if nothing is cached
 */
export async function networkFirst<T>(
  key: string,
  read: () => Promise<T>,
  wait?: number,
): Promise<Loaded<T>> {
  const accountId = session.viewer()?.id;
  const fresh = async (): Promise<Loaded<T>> => {
    const value = await read();
    const isCached = accountId !== undefined && (await writeThrough(accountId, key, value));
    return { value, readAt: Date.now(), fromDevice: false, onDevice: isCached };
  };
  if (!accountId) return fresh();
  const fromDevice = async (): Promise<Loaded<T> | null> => {
    const cached = await readCached<T>(accountId, key);
    return cached && { value: cached.value, readAt: cached.savedAt, fromDevice: true, onDevice: true };
  };
  // An object of its own for each read: parts of a screen that read for themselves do so anew with the screen, whose data may be the same.
  return { ...(await withCacheFallback(`${accountId}/${key}`, fresh, fromDevice, wait)) };
}

/**
 * Caches a value only if its account is still logged in, because a log-out during the call wins.
 * @returns true if it is cached
 */
async function writeThrough<T>(accountId: string, key: string, value: T): Promise<boolean> {
  const owner = await deviceOwner();
  const viewer = session.viewer();
  if (viewer?.id !== accountId) return false;
  if (owner?.accountId !== accountId && !(await becomeOwner({ accountId, name: viewer.name }))) return false;
  return writeCached(accountId, key, value, () => session.viewer()?.id === accountId);
}

export async function cachedForViewer<T>(key: string): Promise<Cached<T> | null> {
  const accountId = session.viewer()?.id;
  return accountId ? readCached<T>(accountId, key) : null;
}
