import { sql } from 'kysely';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

export function findDue(db: Db, accountId: string, reservationId: string, instalmentId: string) {
  return dues(db)
    .where('i.id', '=', instalmentId)
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
}
export type DueRow = NonNullable<Awaited<ReturnType<typeof findDue>>>;

export function dues(db: Db) {
  return db
    .selectFrom('instalments as i')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('reservation_changes as c', (join) =>
      join.onRef('c.instalment_id', '=', 'i.id').on('c.ended_at', 'is', null),
    )
    .select('c.due_at as change_due_at')
    .select(['i.id', 'i.seq', 'i.amount', 'i.amount_usd_cents'])
    .select(['i.period_from', 'i.period_to', 'i.due_on'])
    .select(['r.id as reservation_id', 'r.status', 'r.hold_expires_at', 'r.is_international'])
    .select(['r.payment_method', 'r.krw_per_usd', 'r.account_id'])
    .select(['h.name as house_name', 'a.first_name', 'a.last_name', 'a.email', 'a.language'])
    .where('i.dropped_at', 'is', null);
}

export function findInstalment(db: Db, reservationId: string, instalmentId: string) {
  return db
    .selectFrom('instalments as i')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .select(['i.id', 'i.seq', 'i.amount', 'i.amount_usd_cents'])
    .select(['r.status', 'r.hold_expires_at', 'r.is_international', 'r.requested_at'])
    .where('i.id', '=', instalmentId)
    .where('i.dropped_at', 'is', null)
    .where('r.id', '=', reservationId)
    .executeTakeFirst();
}

export async function owns(db: Db, accountId: string, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('id', '=', reservationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

function payments(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .selectAll('p')
    .select(['i.seq', 'i.reservation_id', 'r.account_id', 'r.status as reservation_status'])
    .select(['i.amount as due_amount', 'i.amount_usd_cents as due_usd_cents', 'r.krw_per_usd'])
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

export function findPayment(db: Db, orderId: string) {
  return payments(db).where('p.order_id', '=', orderId).executeTakeFirst();
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export function findForDoubt(db: Db, id: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .select(['p.provider', 'p.order_id', 'p.amount', 'p.amount_usd_cents', 'r.code', 'h.name as house_name'])
    .select('i.reservation_id')
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findReceipt(db: Db, accountId: string, reservationId: string, instalmentId: string) {
  return receipts(db)
    .where('i.id', '=', instalmentId)
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
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

export function findReceiptOf(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  return receipts(db).where('p.id', '=', paymentId).executeTakeFirst();
}

function receipts(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['p.id as payment_id', 'p.order_id', 'p.method', 'p.card_last4', 'p.paid_at'])
    .select(['p.amount', 'p.amount_usd_cents'])
    .select(['i.number', 'i.period_from', 'i.period_to', 'i.deposit', 'i.bedding', 'i.rent'])
    .select(['r.code', 'r.check_in', 'r.check_out', 'r.krw_per_usd', 'r.house_price', 'r.coupon_code'])
    .select('r.changed_at')
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('reservation_changes as c').select('c.id').whereRef('c.instalment_id', '=', 'i.id'),
        )
        .as('is_difference'),
    )
    .select(['h.name as house_name', 'a.first_name', 'a.last_name'])
    .where('p.status', '=', 'paid');
}

export function findPayer(db: Db, paymentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.email', 'a.first_name', 'a.language', 'h.name as house_name'])
    .select(['i.seq', 'i.period_from', 'i.period_to'])
    .select((eb) =>
      eb
        .selectFrom('instalments as every')
        .select(({ fn }) => fn.countAll<number>().as('instalments'))
        .whereRef('every.reservation_id', '=', 'r.id')
        .as('instalments'),
    )
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

export function paymentsOfAccount(db: Db, accountId: string) {
  return payments(db)
    .select('r.code')
    .where('r.account_id', '=', accountId)
    .orderBy('p.started_at')
    .execute();
}

/**
 * Lists the payments of a reservation that are not fully refunded, oldest first, with the parts they paid for and what is left in won and, if charged
 * in dollars, in cents. `paidWhenDue` means not paid ahead of the due date; the price difference of a change is never paid ahead.
 */
export async function returnablePayments(db: Db, id: string) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .leftJoin('refunds as f', 'f.payment_id', 'p.id')
    .select(['p.id', 'p.amount', 'p.amount_usd_cents', 'p.method', 'p.instalment_id'])
    .select(['i.seq', 'i.rent', 'i.bedding', 'i.deposit', 'i.period_from', 'i.period_to', 'i.due_on'])
    .select((eb) => [
      'p.paid_at',
      eb
        .exists(
          eb.selectFrom('reservation_changes as c').select('c.id').whereRef('c.instalment_id', '=', 'i.id'),
        )
        .as('is_difference'),
    ])
    .select(sql<number>`coalesce(sum(f.amount), 0)`.as('gone'))
    .select(sql<number>`coalesce(sum(f.amount_usd_cents), 0)`.as('gone_cents'))
    .where('i.reservation_id', '=', id)
    .where('p.status', '=', 'paid')
    .groupBy(['p.id', 'i.id'])
    .orderBy('p.paid_at')
    .orderBy('i.seq')
    .orderBy('p.id')
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      instalmentId: row.instalment_id,
      seq: row.seq,
      method: row.method,
      from: row.period_from,
      to: row.period_to,
      dueOn: row.due_on,
      paidWhenDue:
        Boolean(row.is_difference) ||
        (row.paid_at !== null && row.due_on <= seoulDate(row.paid_at.getTime())),
      rent: row.rent,
      bedding: row.bedding,
      deposit: row.deposit,
      left: row.amount - row.gone,
      leftUsdCents: row.amount_usd_cents === null ? null : row.amount_usd_cents - row.gone_cents,
    }))
    .filter(({ left }) => left > 0);
}

export async function openMoneyOf(
  db: Db,
  accountId: string,
): Promise<{ id: string; code: string; kind: 'refund' | 'payment' }[]> {
  const rows = await db
    .selectFrom('reservations as r')
    .innerJoin('instalments as i', 'i.reservation_id', 'r.id')
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .leftJoin('refunds as f', (join) =>
      join.onRef('f.payment_id', '=', 'p.id').on('f.status', '=', 'recorded'),
    )
    .select((eb) => ['r.id', 'r.code', eb('f.id', 'is not', null).as('refunds')])
    .where('r.account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('f.id', 'is not', null),
        eb('p.status', '=', 'confirming'),
        eb.and([eb('p.status', '=', 'started'), eb('p.doubt', 'is not', null)]),
      ]),
    )
    .distinct()
    .orderBy('r.code')
    .execute();
  return rows.map(({ id, code, refunds }) => ({ id, code, kind: refunds ? 'refund' : 'payment' }));
}

export function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.reason', 'f.status', 'f.attempts', 'f.last_error'])
    .select(['f.by_hand_at', 'f.provider_ref'])
    .select(['p.provider', 'p.order_id', 'p.payment_key', 'p.payer_email', 'p.payer_language'])
    .select(['r.id as reservation_id', 'r.code', 'h.name as house_name'])
    .select(['a.email', 'a.first_name', 'a.last_name', 'a.language'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export function refundsToReport(db: Db, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.last_error', 'r.code', 'h.name as house_name'])
    .select('r.id as reservation_id')
    .where('f.id', 'in', ids)
    .orderBy('f.recorded_at')
    .execute();
}
