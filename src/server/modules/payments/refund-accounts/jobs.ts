import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { refundAccounts as policy } from '#contract/rules/paying/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import { markAsked } from '../refund-store.ts';
import { askForAccount } from './messages.ts';
import { accountsToForget, isAsked, refundsToAskFor, type AskRow } from './read-store.ts';
import { deleteAccounts } from './store.ts';

export async function askRefundAccounts(ctx: Context): Promise<void> {
  const byReservation = new Map<string, AskRow[]>();
  for (const row of await refundsToAskFor(ctx.db))
    byReservation.set(row.reservation_id, [...(byReservation.get(row.reservation_id) ?? []), row]);
  await runBatch(
    [...byReservation.values()],
    (rows) => ask(ctx, rows),
    'some members were not asked for an account',
  );
}

async function ask(ctx: Context, rows: AskRow[]): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const ids = rows.map(({ id }) => id);
    const marked = await markAsked(trx, ids, new Date(ctx.clock.now()));
    const first = rows.find(({ id }) => marked.includes(id));
    if (first && !(await isAsked(trx, first.reservation_id, ids))) await askForAccount(trx, ctx, first);
  });
}

export async function forgetRefundAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now - policy.retainedDays * DAY_MS);
  const overBefore = addDays(seoulDate(now), -(booking.depositDays + policy.retainedDays));
  await deleteAccounts(ctx.db, await accountsToForget(ctx.db, before, overBefore));
}
