import { ApiError, api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { session } from '#app/platform/session/session.ts';

/**
 * Asks the host for the account's current role, and renews the tokens if they hold another one, so that every menu is right at once.
 * @returns `unknown` while the host is unreachable or failing, null if it no longer knows the session
 */
async function roleNow(): Promise<'admin' | 'member' | 'unknown' | null> {
  try {
    const { role } = await api.users.me();
    if (role !== session.viewer()?.role) await renewSession();
    return role;
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.status === 403) ? null : 'unknown';
  }
}

/** Exchanges the tokens for new ones with the account's current role; keeps the old ones if that fails. */
export async function renewSession(): Promise<void> {
  const [accessToken, refreshToken] = [session.accessToken(), session.refreshToken()];
  if (!accessToken || !refreshToken) return;
  const renewed = await attempt(() => api.auth.refresh({ body: { accessToken, refreshToken } }));
  // A log-out during the renewal wins.
  if (renewed.ok && session.refreshToken() === refreshToken) session.store(renewed.value);
}

/**
 * Returns the reason that the account may not enter the administrators' area, by the host's current data
 * (docs/specification.md#states-and-transitions, Auth): a role given or taken since the log-in counts at once. Clears a session that the host no
 * longer knows.
 * @returns null for an administrator, also if the host cannot be asked
 */
export async function staffRefusal(): Promise<'session' | 'staff' | null> {
  const viewer = session.viewer();
  const role = viewer ? await roleNow() : null;
  if (role === 'admin' || (role === 'unknown' && viewer?.role === 'admin')) return null;
  if (viewer && role === null) session.clear();
  return role === null ? 'session' : 'staff';
}
