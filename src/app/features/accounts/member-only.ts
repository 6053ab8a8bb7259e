import { redirect } from '@tanstack/react-router';
import type { Result } from '#app/platform/api/result.ts';

/** Redirects to log-in when the host knows nobody by the session any more or has blocked the account, and back to `href` afterwards. */
export function memberOnly<T>(outcome: Result<T>, href: string): Result<T> {
  if (!outcome.ok && (outcome.problem.code === 'unauthorized' || outcome.problem.code === 'session_blocked'))
    throw redirect({ to: '/auth/login', search: { next: href } });
  return outcome;
}
