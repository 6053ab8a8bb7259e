import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { session } from '#app/platform/session/session.ts';

/** Layout of member screens. Redirects visitors to log-in and back; a member with an expired token can still read the member cache offline. */
export const Route = createFileRoute('/_public/_member')({
  ssr: false,
  beforeLoad: ({ location }) => {
    if (!session.viewer()) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: Outlet,
});
