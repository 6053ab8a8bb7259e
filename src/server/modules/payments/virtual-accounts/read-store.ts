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
