import type { AnyRoute } from '@tanstack/react-router';
import { staffRefusal } from '#app/features/accounts/staff-only.ts';
import { session } from '#app/platform/session/session.ts';

/**
 * Loads the administrators' routes, which come with their first screen. Whom a token of this device does not call an administrator is asked
 * about first and sent to log-in, before any file of the area is loaded: this then never resolves.
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
