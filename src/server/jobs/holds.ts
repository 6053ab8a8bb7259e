import { inTransaction, type Context } from '#server/context.ts';
import { allLapsed, expire } from '#server/modules/reservations/life.ts';

/** Expires every request whose 24 hours ran out, each in a transaction of its own so that one failure holds up no other. @throws AggregateError of those. */
export async function expireHolds(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await allLapsed(ctx)) {
    try {
      await inTransaction(ctx, (trx) => expire(trx, ctx, id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some holds could not be expired');
}
