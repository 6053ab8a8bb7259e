import { inTransaction, type Context } from '#server/context.ts';
import { allLapsed, expire } from '#server/modules/reservations/life.ts';
import { each } from './each.ts';

/** Expires every request whose 24 hours ran out, each in a transaction of its own so that one failure holds up no other. @throws AggregateError of those. */
export async function expireHolds(ctx: Context): Promise<void> {
  await each(
    await allLapsed(ctx),
    (id) => inTransaction(ctx, (trx) => expire(trx, ctx, id)),
    'some holds could not be expired',
  );
}
