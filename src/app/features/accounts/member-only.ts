import { redirect } from '@tanstack/react-router';
import type { Result } from '#app/platform/api/result.ts';

/** Redirects to log-in, and back to `href` afterwards, if the host no longer knows the session or has blocked the account. */
export function memberOnly<T>(outcome: Result<T>, href: string): Result<T> {
  if (!outcome.ok && (outcome.problem.code === 'unauthorized' || outcome.problem.code === 'session_blocked'))
    throw redirect({ to: '/auth/login', search: { next: href } });
  return outcome;
}
