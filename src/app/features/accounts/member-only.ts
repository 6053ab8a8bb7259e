import { redirect } from '@tanstack/react-router';
import type { Result } from '#app/platform/api/result.ts';

/** Redirects to log-in when the host answers `unauthorized`, and back to `href` afterwards. */
export function memberOnly<T>(outcome: Result<T>, href: string): Result<T> {
  if (!outcome.ok && outcome.problem.code === 'unauthorized')
    throw redirect({ to: '/auth/login', search: { next: href } });
  return outcome;
}
