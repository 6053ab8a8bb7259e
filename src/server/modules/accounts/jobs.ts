import { inTransaction, type Context } from '#server/context.ts';
import { postReset } from './messages.ts';
import { accountByEmail, takeResetRequests } from './store.ts';

const BATCH = 20;

/** Mails the reset links that were asked for, where somebody has the address; requests for others are just forgotten. */
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
