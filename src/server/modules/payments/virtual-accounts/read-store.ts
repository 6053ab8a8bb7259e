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

/** True where money of a reservation was taken, or may have been: one that only waits on a virtual account was not. */
export async function isBeingTaken(db: Db, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select('payments.id')
    .where('instalments.reservation_id', '=', reservationId)
    .where((eb) =>
      eb.or([
        eb('payments.status', '=', 'paid'),
        eb.and([eb('payments.status', '=', 'confirming'), eb('payments.virtual_account', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
