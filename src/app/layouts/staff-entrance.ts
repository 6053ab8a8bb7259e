import type { AnyRoute } from '@tanstack/react-router';
import { staffRefusal } from '#app/features/accounts/staff-only.ts';
import { session } from '#app/platform/session/session.ts';

/**
 * Loads the administrators' routes together with their first screen. Anybody whose stored token is not an administrator's is checked with the host
 * first and sent to log-in before any file of the area loads; then the promise never resolves.
 */
export async function staffRoutes(): Promise<{ tree: AnyRoute }> {
  const { pathname, search, hash } = location;
  const isOpen = pathname.startsWith('/dev') || session.viewer()?.role === 'admin';
  const refused = isOpen ? null : await staffRefusal();
  if (refused) {
    location.replace(`/auth/login?${new URLSearchParams({ next: pathname + search + hash, refused })}`);
    return new Promise(() => {});
  }
  return { tree: (await import('#app/admin/layout/routeTree.gen.ts')).routeTree };
}
