import { api } from '../api/api.ts';
import { attempt } from '../api/result.ts';
import { storage } from '../browser/storage.ts';

/** The local storage key of the sessions that the host is still to be told the end of: SHA-256 of their refresh tokens, comma-separated. */
const KEY = 'sessionsToEnd';

/**
 * Ends a session at the host, now or, where it cannot be reached, at the next contact (`endSessions`). Until then the device stores a hash,
 * which ends the session and opens none.
 */
export async function endAtHost(refreshToken: string): Promise<void> {
  const hash = await sha256(refreshToken);
  if (hash === null) return void (await attempt(() => api.auth.logOut({ body: { refreshToken } })));
  write([...toEnd(), hash]);
  await endSessions();
}

/** Tells the host of the log-outs that it has not heard of. Never fails. */
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

/** In hexadecimal; null on a page that did not come over HTTPS, where browsers reckon none. */
async function sha256(text: string): Promise<string | null> {
  const bytes = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return bytes ? [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('') : null;
}
