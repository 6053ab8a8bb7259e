import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';
import { dues } from '../read-store.ts';

/** Joint reads: payments that wait on a virtual account with whom they are about. Nothing is written here. */

/** Finds what a payment is for, and whom to tell; undefined where its instalment is owed no more. */
export function findAwaited(db: Db, paymentId: string) {
  return dues(db)
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .select(['p.id as payment_id', 'p.amount as asked'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
}

/** True while an account waits for exactly what an instalment costs now; with a second one its payer would not know where to transfer. */
export async function hasOpenAccount(
  db: Db,
  due: { id: string; amount: number; amount_usd_cents: number | null },
  nowMs: number,
): Promise<boolean> {
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', due.id)
    .where('status', '=', 'confirming')
    .where('doubt', 'is', null)
    .where('is_dropped', '=', false)
    .where('amount', '=', due.amount)
    .where('amount_usd_cents', 'is not distinct from', due.amount_usd_cents)
    .where(sql<Date>`(virtual_account->>'dueAt')::timestamptz`, '>', new Date(nowMs))
    .executeTakeFirst();
  return open !== undefined;
}
