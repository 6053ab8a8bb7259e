import { DAY_MS } from '#contract/rules/durations.ts';
import { consultations } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { deleteUntouched } from './store.ts';

/** Deletes requests of building owners that nobody has touched for as long as they are stored. */
export async function forgetConsultations(ctx: Context): Promise<void> {
  await deleteUntouched(ctx.db, new Date(ctx.clock.now() - consultations.retainedDays * DAY_MS));
}
