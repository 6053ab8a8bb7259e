import { NetworkError } from '../api/api.ts';
import { becomeOwner, deviceOwner, writeCached, readCached, type Cached } from './member-cache.ts';
import { session } from '../session/session.ts';

/**
 * A value of the member's own, when the host sent it (milliseconds since the epoch), whether it was read from the cache, and whether the
 * cache has it for times without a network.
 */
export type Loaded<T> = { value: T; readAt: number; fromDevice: boolean; onDevice: boolean };

/** The timeout after which a cached value is preferred to a host that does not answer. */
const TIMEOUT_MS = 4_000;

/**
 * Reads from the host and caches the value for this account; falls back to the cached value when the host cannot be reached or does not
 * answer within 4 s. @throws whatever `read` throws where nothing is cached.
 */
export async function networkFirst<T>(key: string, read: () => Promise<T>): Promise<Loaded<T>> {
  const accountId = session.viewer()?.id;
  const fresh = read().then(async (value): Promise<Loaded<T>> => {
    const isCached = accountId !== undefined && (await writeThrough(accountId, key, value));
    return { value, readAt: Date.now(), fromDevice: false, onDevice: isCached };
  });
  if (!accountId) return fresh;
  // It may fail while the cache is still being read; `answered` below handles that.
  fresh.catch(() => undefined);
  const cached = await readCached<T>(accountId, key);
  if (!cached) return fresh;
  const fromDevice: Loaded<T> = {
    value: cached.value,
    readAt: cached.savedAt,
    fromDevice: true,
    onDevice: true,
  };
  const answered = fresh.catch((error: unknown) => {
    if (error instanceof NetworkError) return fromDevice;
    throw error;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Loaded<T>>((resolve) => {
    timer = setTimeout(() => resolve(fromDevice), TIMEOUT_MS);
  });
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer));
}

/** Caches a value only while its account is still logged in: a log-out during the call wins. @returns true where it is cached */
async function writeThrough<T>(accountId: string, key: string, value: T): Promise<boolean> {
  const owner = await deviceOwner();
  const viewer = session.viewer();
  if (viewer?.id !== accountId) return false;
  if (owner?.accountId !== accountId && !(await becomeOwner({ accountId, name: viewer.name }))) return false;
  return writeCached(accountId, key, value, () => session.viewer()?.id === accountId);
}

/** The cached value under a key for the account logged in here, without asking the host. */
export async function cachedForViewer<T>(key: string): Promise<Cached<T> | null> {
  const accountId = session.viewer()?.id;
  return accountId ? readCached<T>(accountId, key) : null;
}
