import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { session } from '#app/platform/session.ts';

/** Screens of a member. Whoever is logged out goes to log-in and comes back; an expired token still reads what is saved without network. */
export const Route = createFileRoute('/_public/_member')({
  codeSplitGroupings: [],
  ssr: false,
  beforeLoad: ({ location }) => {
    if (!session.viewer()) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: Outlet,
});
