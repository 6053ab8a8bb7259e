import type { ResetCheck } from '#contract/sign-in.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { within } from '#app/platform/browser/within.ts';
import { PARTS_MS } from '#app/platform/offline/patience.ts';

/**
 * Returns the reason that a mailed token can no longer set a password; null if it can, or if the host does not answer within {@link PARTS_MS}. An
 * invalid token is then refused when the form is sent.
 */
export async function deadReset(token: string): Promise<ResetCheck['refusal']> {
  const checked = await within(PARTS_MS)(attempt(() => api.passwordResets.check({ body: { token } })));
  return checked?.ok ? checked.value.refusal : null;
}
