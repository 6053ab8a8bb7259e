import { DAY_MS } from '#contract/rules/durations.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { forgetMessagesOfKind } from '#server/platform/posted-messages-store.ts';
import { tellUntold } from './digest.ts';
import { deleteUntouched, hasUntold } from './store.ts';

/** Deletes requests of building owners that nobody has touched for as long as they are stored, and the mails about any that are as old. */
export async function forgetConsultations(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now() - consultations.retainedDays * DAY_MS);
  await deleteUntouched(ctx.db, before);
  await forgetMessagesOfKind(ctx.db, 'consultation', before);
}

/** Tells the administrators of requests that have come. */
export async function tellConsultations(ctx: Context): Promise<void> {
  if (await hasUntold(ctx.db)) await inTransaction(ctx, (trx) => tellUntold(trx, ctx));
}
