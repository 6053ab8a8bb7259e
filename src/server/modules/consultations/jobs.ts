import { DAY_MS } from '#contract/rules/durations.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import type { Context } from '#server/context.ts';
import { forgetMessagesOfKind } from '#server/platform/outbox-store.ts';
import { deleteUntouched } from './store.ts';

/** Deletes requests of building owners that nobody has touched for as long as they are stored, and the mails about any that are as old. */
export async function forgetConsultations(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now() - consultations.retainedDays * DAY_MS);
  await deleteUntouched(ctx.db, before);
  await forgetMessagesOfKind(ctx.db, 'consultation', before);
}
