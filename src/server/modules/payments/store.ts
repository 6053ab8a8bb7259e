import type { Insertable } from 'kysely';
import type { StoredStatus } from '#contract/rules/life.ts';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports.ts';

/** One instalment of an account's reservation with what decides whether it can be paid, or undefined. */
export function findDue(db: Db, accountId: string, reservationId: string, instalmentId: string) {
  return db
    .selectFrom('instalments as i')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['i.id', 'i.seq', 'i.amount', 'i.amount_usd_cents'])
    .select(['r.status', 'r.hold_expires_at', 'r.is_international', 'r.payment_method'])
    .select(['h.name as house_name', 'a.first_name', 'a.last_name', 'a.email'])
    .where('i.id', '=', instalmentId)
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whether an instalment has a payment that was made and has not gone back whole, another than `except`. */
export async function isPaid(db: Db, instalmentId: string, except: string | null = null): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', instalmentId)
    .where('status', '=', 'paid')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('payment_id')
            .whereRef('payment_id', '=', 'payments.id')
            .groupBy('payment_id')
            .having((sum) => sum(sum.fn.sum('refunds.amount'), '>=', sum.ref('payments.amount'))),
        ),
      ),
    )
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a reservation of this account exists. */
export async function owns(db: Db, accountId: string, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('id', '=', reservationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPayment(db: Db, payment: Insertable<Schema['payments']>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

function payments(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .selectAll('p')
    .select(['i.seq', 'i.reservation_id', 'r.account_id', 'r.status as reservation_status'])
    .select(['i.amount as due_amount', 'i.amount_usd_cents as due_usd_cents'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select('refunds.reason')
        .whereRef('refunds.payment_id', '=', 'p.id')
        .orderBy('refunds.recorded_at')
        .limit(1)
        .as('returned'),
    );
}

/** A payment with its reservation and, where it went back, why. */
export function findPayment(db: Db, orderId: string) {
  return payments(db).where('p.order_id', '=', orderId).executeTakeFirst();
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/**
 * Holds a payment and then its instalment until the transaction ends, so that of two payments of one instalment the second
 * sees the first. Locks that leave the rows open to references: refunds are written by others meanwhile.
 */
export async function lockPayment(trx: Trx, payment: { id: string; instalment_id: string }): Promise<void> {
  await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forNoKeyUpdate().execute();
  await trx
    .selectFrom('instalments')
    .select('id')
    .where('id', '=', payment.instalment_id)
    .forNoKeyUpdate()
    .execute();
}

/** Notes, before the provider is asked, that it will be: what is found in this state after a crash is read again. */
export async function setConfirming(db: Db, id: string, paymentKey: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'confirming', payment_key: paymentKey, failure: null, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

/** Notes the provider's name for a payment that it may take without asking us again. */
export async function setOpened(db: Db, id: string, paymentKey: string, nextRead: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_key: paymentKey, next_read_at: nextRead })
    .where('id', '=', id)
    .where('status', '=', 'started')
    .execute();
}

/** A payment that was made, under the key that it was made with. */
export async function setPaid(
  trx: Trx,
  id: string,
  made: { method: string; paymentKey: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'paid',
      method: made.method,
      payment_key: made.paymentKey,
      paid_at: made.at,
      failure: null,
      next_read_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The status of a reservation that is held until the transaction ends, its house before it as everything does that decides about a stay. */
export async function lockStay(trx: Trx, reservationId: string): Promise<StoredStatus> {
  const stay = trx.selectFrom('reservations').where('id', '=', reservationId);
  await trx
    .selectFrom('houses')
    .select('id')
    .where('id', '=', stay.select('house_id'))
    .forNoKeyUpdate()
    .execute();
  const { status } = await stay.select('status').forUpdate().executeTakeFirstOrThrow();
  return status;
}

/** A payment that was not made; one that was in the meantime stays paid. */
export async function setFailed(db: Db, id: string, failure: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'failed', failure: failure.slice(0, 400) })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

/** Orders that a provider knows of and whose outcome is not written down, due to be asked for at `now`. */
export async function unsettledOrders(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where('status', 'in', ['started', 'confirming'])
    .where('payment_key', 'is not', null)
    .where('next_read_at', '<=', now)
    .orderBy('next_read_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Says when a payment is read again, null for never; one that is settled is not. */
export async function setNextRead(db: Db, orderId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_read_at: at })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['started', 'confirming'])
    .execute();
}

/** The payment that settled an instalment of an account's reservation, with what a receipt says of it; the one that was kept, if any was. */
export function findReceipt(db: Db, accountId: string, reservationId: string, instalmentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['p.id as payment_id', 'p.order_id', 'p.method', 'p.paid_at', 'p.amount', 'p.amount_usd_cents'])
    .select(['i.seq', 'i.period_from', 'i.period_to', 'i.deposit', 'i.bedding', 'i.rent'])
    .select(['r.code', 'r.check_in', 'r.check_out', 'r.krw_per_usd'])
    .select(['h.name as house_name', 'a.first_name', 'a.last_name'])
    .where('i.id', '=', instalmentId)
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
    .where('p.status', '=', 'paid')
    .orderBy((eb) =>
      eb
        .selectFrom('refunds as f')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('f.amount'), val(0)).as('returned'))
        .whereRef('f.payment_id', '=', 'p.id'),
    )
    .orderBy('p.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Whom to mail the receipt of a payment: undefined where the account is gone, or did not ask for receipts. */
export function findPayer(db: Db, paymentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.email', 'a.first_name', 'a.language', 'h.name as house_name'])
    .where('p.id', '=', paymentId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('consents as c')
          .select('c.id')
          .whereRef('c.account_id', '=', 'a.id')
          .where('c.kind', '=', 'receipt')
          .where('c.withdrawn_at', 'is', null),
      ),
    )
    .executeTakeFirst();
}

/** Every payment of an account's reservations, oldest first. */
export function paymentsOfAccount(db: Db, accountId: string) {
  return payments(db)
    .select('r.code')
    .where('r.account_id', '=', accountId)
    .orderBy('p.started_at')
    .execute();
}

/** Erases what was to be paid for a reservation, was paid and went back. */
export async function forgetPayments(trx: Trx, reservationId: string): Promise<void> {
  const parts = trx.selectFrom('instalments').select('id').where('reservation_id', '=', reservationId);
  const made = trx.selectFrom('payments').select('id').where('instalment_id', 'in', parts);
  await trx.deleteFrom('refunds').where('payment_id', 'in', made).execute();
  await trx.deleteFrom('payments').where('instalment_id', 'in', parts).execute();
  await trx.deleteFrom('instalments').where('reservation_id', '=', reservationId).execute();
}
