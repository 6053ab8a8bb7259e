import { redirect } from '@tanstack/react-router';
import { staffRefusal } from '#app/features/accounts/staff-only.ts';
import { session } from '#app/platform/session/session.ts';

type Going = { location: { href: string }; preload: boolean };

/**
 * Admits only administrators, checked on the host for each navigation (docs/specification.md#states-and-transitions, Auth).
 * @throws a redirect to log-in for everybody else, with the reason: the session has expired, or the account is a member's, who stays logged in
 */
export async function letAdministrators({ location, preload }: Going): Promise<void> {
  if (preload && session.viewer()?.role === 'admin') return;
  const refused = await staffRefusal();
  if (refused) throw redirect({ to: '/auth/login', search: { next: location.href, refused } });
}
