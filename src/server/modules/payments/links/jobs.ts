import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { paymentLinks } from '#contract/rules/paying/policy.ts';
import type { Context } from '#server/context.ts';
import { forgetAccounts } from '../virtual-accounts/store.ts';
import { payersToForget } from './read-store.ts';
import { deleteEndedLinks, forgetPayers } from './store.ts';

/**
 * Deletes links that ended long ago, erases virtual accounts that no payment waits on, and erases the addresses of payers once no refund to them is
 * possible.
 */
export async function forgetPaymentLinks(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now - paymentLinks.days * DAY_MS);
  await deleteEndedLinks(ctx.db, before);
  const ended = addDays(seoulDate(now), -paymentLinks.payerRetainedDays);
  await forgetAccounts(ctx.db);
  await forgetPayers(ctx.db, await payersToForget(ctx.db, ended, before));
}
