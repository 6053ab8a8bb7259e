import { redirect } from '@tanstack/react-router';
import { roleNow } from '#app/features/admin/queries.ts';
import { session } from '#app/platform/session/session.ts';

type Going = { location: { href: string }; preload: boolean };

/**
 * Admits administrators, as the host knows them now (spec section 4, Auth): a role that was given or taken since the log-in counts at once.
 * @throws a redirect to log-in for everybody else, which says why: the session is over, or the account is a member's, who stays logged in
 */
export async function letAdministrators({ location, preload }: Going): Promise<void> {
  const viewer = session.viewer();
  if (viewer?.role === 'admin' && preload) return;
  const role = viewer ? await roleNow() : null;
  if (role === 'admin' || (role === 'unknown' && viewer?.role === 'admin')) return;
  if (viewer && role === null) session.clear();
  const refused = role === null ? 'session' : 'staff';
  throw redirect({ to: '/auth/login', search: { next: location.href, refused } });
}
