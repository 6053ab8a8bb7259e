import { DAY_MS } from '#contract/rules/durations.ts';
import { invitations } from '#contract/rules/invitations/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import type { Trx } from '#server/ports/database.ts';
import { deletionOf, eraseAccount, refTo } from './erase-account.ts';
import { postReset } from './messages.ts';
import { accountByEmail, invitedBefore, lockAccount, takeResetRequests } from './store.ts';

const BATCH = 20;

/**
 * Erases accounts of invited people who have not accepted and have no stay any more (ADR 43).
 * @throws AggregateError of what failed
 */
export async function eraseInvited(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now() - invitations.retainedDays * DAY_MS);
  await runBatch(
    await invitedBefore(ctx.db, before),
    (id) => inTransaction(ctx, (trx) => eraseUnheld(trx, ctx, id)),
    'some of the invited could not be erased',
  );
}

async function eraseUnheld(trx: Trx, ctx: Context, id: string): Promise<void> {
  const account = await lockAccount(trx, id);
  if (!account?.invited_at || !(await deletionOf(ctx, trx, refTo(account))).allowed) return;
  await eraseAccount(trx, ctx, account);
}

export async function mailResetLinks(ctx: Context): Promise<void> {
  for (;;) {
    const taken = await inTransaction(ctx, async (trx) => {
      const requests = await takeResetRequests(trx, BATCH);
      for (const { email } of requests) {
        const account = await accountByEmail(trx, email);
        if (account) await postReset(ctx, trx, account);
      }
      return requests.length;
    });
    if (taken < BATCH) return;
  }
}
