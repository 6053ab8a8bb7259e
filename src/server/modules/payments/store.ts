import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { PaymentDoubt, Schema } from '#server/db/schema.ts';
import { lockSchedule } from './instalment-store.ts';

/** A payment as it is written down before its provider is asked. */
export type BegunPayment = Insertable<Schema['payments']> & { amount: number };

export async function insertPayment(db: Db, payment: Insertable<Schema['payments']>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

/**
 * Begins a payment of an instalment unless it is gone, or costs something else, since it was read: a change of its stay lays them out anew.
 * @returns false where it is.
 */
export async function beginPayment(trx: Trx, payment: BegunPayment): Promise<boolean> {
  const due = await trx
    .selectFrom('instalments')
    .select('id')
    .where('id', '=', payment.instalment_id)
    .where('amount', '=', payment.amount)
    .forKeyShare()
    .executeTakeFirst();
  if (due) await insertPayment(trx, payment);
  return due !== undefined;
}

/**
 * Holds the instalments of a reservation and then one of its payments until the transaction ends, so that of two payments of one instalment
 * the second sees the first, and no change lays them out anew meanwhile. Locks that leave the rows open to references: refunds are written
 * by others meanwhile.
 */
export async function lockPayment(trx: Trx, payment: { id: string; reservation_id: string }): Promise<void> {
  await lockSchedule(trx, payment.reservation_id);
  await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forNoKeyUpdate().execute();
}

/**
 * Marks a payment before its provider is asked: one in this state after a crash is read again. The key that a browser
 * brings is not stored: anyone can make one up, and the order is read by its own id.
 */
export async function setConfirming(db: Db, id: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'confirming', failure: null, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

/** Stores the provider's key of a payment that it may take without asking us again. */
export async function setOpened(db: Db, id: string, paymentKey: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_key: paymentKey, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '=', 'started')
    .where('payment_key', 'is', null)
    .execute();
}

/** Records a payment that was made, and its provider's key unless one is known already: a known key is never replaced (docs/specification.md#reservation-life-cycle). */
export async function setPaid(
  trx: Trx,
  id: string,
  made: { method: string; paymentKey: string; cardLast4?: string | null; at: Date },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set((eb) => ({
      status: 'paid',
      method: made.method,
      card_last4: made.cardLast4?.length === 4 ? made.cardLast4 : null,
      payment_key: eb.fn.coalesce('payment_key', eb.val(made.paymentKey)),
      paid_at: made.at,
      failure: null,
      virtual_account: null,
      next_read_at: null,
      doubt: null,
      doubted_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** The deadline of the virtual account that a payment waits on, or waited on last; for the statement that erases the account. */
const deadlineOfAccount = sql<Date | null>`coalesce((virtual_account->>'dueAt')::timestamptz, account_ended_at)`;

/** Records that a payment was not made, and when its provider is asked once more, null for never; one that was made meanwhile stays paid. */
export async function setFailed(
  db: Db,
  id: string,
  failure: string,
  nextRead: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({
      status: 'failed',
      failure: failure.slice(0, 400),
      account_ended_at: deadlineOfAccount,
      virtual_account: null,
      next_read_at: nextRead,
    })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lists orders that a provider may have taken money for and that are not settled, due to be read at `now`; failed ones too. */
export async function unsettledOrders(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where('status', '!=', 'paid')
    .where('next_read_at', '<=', now)
    .orderBy('next_read_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Sets when an open payment is read again, null for never. */
export async function setNextRead(db: Db, orderId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_read_at: at })
    .where('order_id', '=', orderId)
    .where('status', '!=', 'paid')
    .execute();
}

/**
 * Marks a payment as one that a person must look at, and stops reading it.
 * @returns false where it was settled or marked before, or that doubt was dealt with.
 */
export async function setDoubt(trx: Trx, id: string, doubt: PaymentDoubt, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({
      doubt,
      doubted_at: at,
      account_ended_at: deadlineOfAccount,
      virtual_account: null,
      next_read_at: null,
    })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .where('doubt', 'is', null)
    .where((eb) => eb.or([eb('status', '!=', 'failed'), eb('failure', 'is distinct from', doubt)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the doubt about a payment as one that failed for it, within a lock of it. @returns the doubt; null where there is none. */
export async function endDoubtOf(trx: Trx, id: string): Promise<PaymentDoubt | null> {
  const inDoubt = await trx
    .selectFrom('payments')
    .select('doubt')
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirst();
  const doubt = inDoubt?.doubt ?? null;
  if (doubt === null) return null;
  await trx
    .updateTable('payments')
    .set({ status: 'failed', failure: doubt, doubt: null, doubted_at: null, next_read_at: null })
    .where('id', '=', id)
    .execute();
  return doubt;
}

/** Erases instalments, payments and refunds of a reservation. */
export async function forgetPayments(trx: Trx, reservationId: string): Promise<void> {
  const parts = trx.selectFrom('instalments').select('id').where('reservation_id', '=', reservationId);
  const made = trx.selectFrom('payments').select('id').where('instalment_id', 'in', parts);
  await trx.deleteFrom('refunds').where('payment_id', 'in', made).execute();
  await trx.deleteFrom('payments').where('instalment_id', 'in', parts).execute();
  await trx.deleteFrom('instalments').where('reservation_id', '=', reservationId).execute();
  await trx.deleteFrom('automatic_payments').where('reservation_id', '=', reservationId).execute();
  await trx.deleteFrom('refund_accounts').where('reservation_id', '=', reservationId).execute();
}
