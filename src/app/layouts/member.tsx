import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { session } from '#app/platform/session/session.ts';

/** Screens of a member. Redirects visitors to log-in and back; an expired token still reads the member cache without a network. */
export const Route = createFileRoute('/_public/_member')({
  ssr: false,
  beforeLoad: ({ location }) => {
    if (!session.viewer()) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: Outlet,
});
