import { inTransaction, type Context } from '#server/context.ts';
import { awaitingInformation } from '#server/modules/reservations/life.ts';
import { tellCheckIn } from '#server/modules/reservations/messages.ts';
import { each } from './each.ts';

/** Posts the check-in information of confirmed stays, from 15:00 Korean time on the day before check-in, once a stay. @throws AggregateError of what could not be posted. */
export async function sendCheckInInformation(ctx: Context): Promise<void> {
  await each(
    await awaitingInformation(ctx),
    (id) => inTransaction(ctx, (trx) => tellCheckIn(trx, ctx, id)),
    'some check-in information could not be posted',
  );
}
