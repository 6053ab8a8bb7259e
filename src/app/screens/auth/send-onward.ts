import { redirect } from '@tanstack/react-router';
import { session } from '#app/platform/session/session.ts';

/**
 * Redirects a logged-in member to the destination of a log-in.
 * @throws the redirect
 */
export async function sendOnward(next: unknown): Promise<void> {
  const viewer = session.viewer();
  if (!viewer) return;
  const redirects = await import('#app/features/accounts/sign-in/safe-redirect.ts');
  const href = redirects.afterLogIn(next);
  // A member sent here from the administrators' area must be able to log in as someone else.
  if (viewer.role === 'admin' || !href.startsWith('/admin')) throw redirect({ href, replace: true });
}
