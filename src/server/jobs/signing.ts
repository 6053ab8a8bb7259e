import { inTransaction, type Context } from '#server/context.ts';
import { dueReminders, noteBounces, remindSigner } from '#server/modules/contracts/reminders.ts';
import { each } from './each.ts';

/** Reminds those who have not signed, and notes whom no mail reaches. @throws AggregateError of what could not be posted. */
export async function remindSigners(ctx: Context): Promise<void> {
  await noteBounces(ctx);
  await each(
    await dueReminders(ctx),
    (due) => inTransaction(ctx, (trx) => remindSigner(trx, ctx, due)),
    'some signing reminders could not be posted',
  );
}
