import { DAY_MS } from '#contract/rules/durations.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { forgetMessagesOfKind } from '#server/platform/posted-messages-store.ts';
import { tellUntold } from './digest.ts';
import { deleteUntouched, hasUntold } from './store.ts';

export async function forgetConsultations(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now() - consultations.retainedDays * DAY_MS);
  await deleteUntouched(ctx.db, before);
  await forgetMessagesOfKind(ctx.db, 'consultation', before);
}

export async function tellConsultations(ctx: Context): Promise<void> {
  if (await hasUntold(ctx.db)) await inTransaction(ctx, (trx) => tellUntold(trx, ctx));
}
