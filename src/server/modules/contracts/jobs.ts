import { inTransaction, type Context } from '#server/context.ts';
import { dueLinks, dueReminders, mailHeldLink, noteBounces, remindSigner } from './reminders.ts';
import { runBatch } from '#server/platform/run-batch.ts';

/**
 * Reminds signers who have not signed, mails links that are no longer held back, and records undeliverable mails.
 * @throws AggregateError of what could not be posted
 */
export async function remindSigners(ctx: Context): Promise<void> {
  await noteBounces(ctx);
  await runBatch(
    await dueReminders(ctx),
    (due) => inTransaction(ctx, (trx) => remindSigner(trx, ctx, due)),
    'some signing reminders could not be posted',
  );
  await runBatch(
    await dueLinks(ctx),
    (due) => inTransaction(ctx, (trx) => mailHeldLink(trx, ctx, due)),
    'some links that were held back could not be posted',
  );
}
