import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';

export type SandboxOrder = Selectable<Schema['sandbox_orders']>;

/** Writes an order down; the same order again changes nothing. */
export async function openOrder(db: Db, order: Insertable<Schema['sandbox_orders']>): Promise<void> {
  await db
    .insertInto('sandbox_orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export function findOrder(db: Db, orderId: string): Promise<SandboxOrder | undefined> {
  return db.selectFrom('sandbox_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Moves an order on from a state; whether it was in it. */
export async function moveOrder(
  db: Db,
  orderId: string,
  from: SandboxOrder['status'],
  to: SandboxOrder['status'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_orders')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives money back once for a key. @throws when more would go back than was paid. */
export async function giveBack(
  db: Kysely<Schema>,
  refund: Insertable<Schema['sandbox_refunds']>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('sandbox_refunds')
      .values(refund)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await trx
      .updateTable('sandbox_orders')
      .set((eb) => ({ refunded: eb('refunded', '+', refund.amount) }))
      .where('order_id', '=', refund.order_id)
      .execute();
  });
}
