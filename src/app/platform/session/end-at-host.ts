import { api } from '../api/api.ts';
import { attempt } from '../api/result.ts';
import { storage } from '../browser/storage.ts';

/** Local storage key of sessions that the host must still end: SHA-256 of their refresh tokens, comma-separated. */
const KEY = 'sessionsToEnd';

/**
 * Ends a session at the host, or at the next contact if it is unreachable (`endSessions`). Until then the device stores only a hash, which can end
 * the session but not open one.
 */
export async function endAtHost(refreshToken: string): Promise<void> {
  const hash = await sha256(refreshToken);
  if (hash === null) return void (await attempt(() => api.auth.logOut({ body: { refreshToken } })));
  write([...toEnd(), hash]);
  await endSessions();
}

/** Reports pending log-outs to the host. Never throws. */
export async function endSessions(): Promise<void> {
  for (const refreshTokenHash of toEnd()) {
    const told = await attempt(() => api.auth.logOut({ body: { refreshTokenHash } })).catch(() => null);
    if (told?.ok) write(toEnd().filter((hash) => hash !== refreshTokenHash));
  }
}

const toEnd = () => storage.get(KEY)?.split(',') ?? [];

function write(hashes: string[]): void {
  if (hashes.length) storage.set(KEY, hashes.join(','));
  else storage.remove(KEY);
}

/** Returns the hash in hexadecimal; null on a page without HTTPS, where browsers offer no hashing. */
async function sha256(text: string): Promise<string | null> {
  const bytes = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return bytes ? [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('') : null;
}
