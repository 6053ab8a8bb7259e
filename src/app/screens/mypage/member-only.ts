import { redirect } from '@tanstack/react-router';
import type { Outcome } from '#app/platform/problem.ts';

/** Sends whoever the host no longer knows to log-in, and back to `href` afterwards. */
export function memberOnly<T>(outcome: Outcome<T>, href: string): Outcome<T> {
  if (!outcome.ok && outcome.problem.code === 'unauthorized')
    throw redirect({ to: '/auth/login', search: { next: href } });
  return outcome;
}
