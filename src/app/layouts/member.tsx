import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { session } from '#app/platform/session.ts';

/** Screens of a member. Whoever is logged out goes to log-in and comes back; the device's owner may read saved stays without network. */
export const Route = createFileRoute('/_public/_member')({
  codeSplitGroupings: [],
  ssr: false,
  beforeLoad: async ({ location }) => {
    if (session.viewer()) return;
    if (
      !navigator.onLine &&
      (await import('#app/platform/offline.ts').then(({ deviceOwner }) => deviceOwner()))
    )
      return;
    throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: Outlet,
});
