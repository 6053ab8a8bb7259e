import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Db } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type SandboxOrder = Selectable<Schema['sandbox_orders']>;

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

/**
 * Moves an order on from a state.
 * @returns false if it was in another state
 */
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

export async function setNotices(db: Db, orderId: string, copies: number): Promise<void> {
  await db
    .updateTable('sandbox_orders')
    .set({ notices: copies })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}

export async function planNotice(db: Db, orderId: string, at: Date, copies: number): Promise<void> {
  await db
    .insertInto('sandbox_notices')
    .values({ id: randomUUID(), order_id: orderId, due_at: at, copies })
    .execute();
}

/** Takes the due notices, so that no other host sends them. */
export async function takeNotices(db: Db, now: Date) {
  return db
    .deleteFrom('sandbox_notices')
    .where('due_at', '<=', now)
    .returning(['order_id', 'copies'])
    .execute();
}

/**
 * Refunds once per key.
 * @throws if more would be refunded than was paid
 */
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

export async function reencryptReturnAddresses(
  trx: Db,
  renewed: (stored: string) => string | null,
): Promise<void> {
  const orders = await trx.selectFrom('sandbox_orders').select(['order_id', 'return_url']).execute();
  for (const { order_id, return_url } of orders) {
    const next = renewed(return_url);
    if (next)
      await trx
        .updateTable('sandbox_orders')
        .set({ return_url: next })
        .where('order_id', '=', order_id)
        .execute();
  }
}
