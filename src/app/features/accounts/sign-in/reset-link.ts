import { api } from '#app/platform/api/api.ts';
import { attempt, type Problem } from '#app/platform/api/result.ts';
import { within } from '#app/platform/browser/within.ts';
import { PARTS_MS } from '#app/platform/offline/patience.ts';

/**
 * Tells why a mailed token sets no new password any more; null where it does, and where nobody can tell within {@link PARTS_MS}: the form
 * is told so when it is sent.
 */
export async function deadReset(token: string): Promise<Problem | null> {
  const checked = await within(PARTS_MS)(attempt(() => api.passwordResets.check({ body: { token } })));
  return checked && !checked.ok && isDeadToken(checked.problem) ? checked.problem : null;
}

/** True of a refusal that another attempt with the same mailed token cannot change. */
export const isDeadToken = (problem: Problem | null): boolean =>
  problem?.code === 'token_invalid' || problem?.code === 'token_expired';
