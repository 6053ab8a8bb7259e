import type { ResetCheck } from '#contract/sign-in.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { within } from '#app/platform/browser/within.ts';
import { PARTS_MS } from '#app/platform/offline/patience.ts';

/**
 * Tells why a mailed token sets no new password any more; null where it does, and where nobody can tell within {@link PARTS_MS}: the form
 * is told so when it is sent.
 */
export async function deadReset(token: string): Promise<ResetCheck['refusal']> {
  const checked = await within(PARTS_MS)(attempt(() => api.passwordResets.check({ body: { token } })));
  return checked?.ok ? checked.value.refusal : null;
}
