import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { PaymentDoubt, Schema } from '#server/db/schema.ts';
import { lockSchedule } from './instalment-store.ts';

export type BegunPayment = Insertable<Schema['payments']> & { amount: number };

export async function insertPayment(db: Db, payment: Insertable<Schema['payments']>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

/**
 * Begins a payment of an instalment unless the instalment was removed or its price changed since it was read.
 * @returns false if it was
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
 * Locks the instalments of a reservation and then one payment until the transaction ends, so that the second of two payments of an instalment sees
 * the first and no change replaces the instalments. The locks still allow references, because refunds are written by others meanwhile.
 */
export async function lockPayment(trx: Trx, payment: { id: string; reservation_id: string }): Promise<void> {
  await lockSchedule(trx, payment.reservation_id);
  await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forNoKeyUpdate().execute();
}

/**
 * Marks a payment before its provider is asked, so that it is read again after a crash. The key sent by the browser is not stored, because anyone can
 * invent one; the order is read by its own id.
 */
export async function setConfirming(db: Db, id: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'confirming', failure: null, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

export async function setOpened(db: Db, id: string, paymentKey: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_key: paymentKey, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '=', 'started')
    .where('payment_key', 'is', null)
    .execute();
}

/**
 * Records a payment that was made, and its provider's key unless one is stored: a known key is never replaced
 * (docs/specification.md#reservation-life-cycle).
 */
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

/** Deadline of the payment's virtual account, kept by the statements that erase the account. */
const deadlineOfAccount = sql<Date | null>`coalesce((virtual_account->>'dueAt')::timestamptz, account_ended_at)`;

/** Marks a payment as failed, unless it was paid meanwhile. `nextRead` null: its provider is not asked again. */
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

export async function setNextRead(db: Db, orderId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_read_at: at })
    .where('order_id', '=', orderId)
    .where('status', '!=', 'paid')
    .execute();
}

/**
 * Marks a payment for review by a person and stops reading it.
 * @returns false if it was settled or marked before, or that same doubt was dealt with.
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

/** Ends the doubt about a locked payment and marks it as failed for that reason. @returns the doubt, or null if there was none. */
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

export async function forgetPayments(trx: Trx, reservationId: string): Promise<void> {
  const parts = trx.selectFrom('instalments').select('id').where('reservation_id', '=', reservationId);
  const made = trx.selectFrom('payments').select('id').where('instalment_id', 'in', parts);
  await trx.deleteFrom('refunds').where('payment_id', 'in', made).execute();
  await trx.deleteFrom('payments').where('instalment_id', 'in', parts).execute();
  await trx.deleteFrom('instalments').where('reservation_id', '=', reservationId).execute();
  await trx.deleteFrom('automatic_payments').where('reservation_id', '=', reservationId).execute();
  await trx.deleteFrom('refund_accounts').where('reservation_id', '=', reservationId).execute();
}
