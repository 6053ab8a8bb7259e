import { inTransaction, type Context } from '#server/context.ts';
import { dueReminders, noteBounces, remindSigner } from '#server/modules/contracts/reminders.ts';

/** Reminds those who have not signed, and notes whom no mail reaches. @throws AggregateError of what could not be posted. */
export async function remindSigners(ctx: Context): Promise<void> {
  await noteBounces(ctx);
  const failures: unknown[] = [];
  for (const due of await dueReminders(ctx)) {
    try {
      await inTransaction(ctx, (trx) => remindSigner(trx, ctx, due));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some signing reminders could not be posted');
}
