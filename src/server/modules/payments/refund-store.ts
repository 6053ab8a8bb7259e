import { randomUUID } from 'node:crypto';
import type { Db } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';

/** Writes down that a payment goes back whole, before anyone is asked to do it. @returns the refund's id, or null for a payment of nothing. */
export async function recordRefund(
  trx: Trx,
  payment: { id: string; amount: number; amount_usd_cents: number | null },
  reason: string,
  at: Date,
): Promise<string | null> {
  if (payment.amount === 0 || payment.amount_usd_cents === 0) return null;
  const id = randomUUID();
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: payment.id,
      amount: payment.amount,
      amount_usd_cents: payment.amount_usd_cents,
      reason,
      status: 'recorded',
      recorded_at: at,
    })
    .execute();
  return id;
}

/** Refunds that were recorded, are not done and are due to be asked for at `now`, oldest first. */
export async function openRefunds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'recorded')
    .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
    .orderBy('recorded_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

/** Of the refunds recorded until an instant and still not done those that nobody was told of yet, which now somebody is. */
export function takeStuckRefunds(trx: Trx, recordedUntil: Date, now: Date) {
  return trx
    .updateTable('refunds as f')
    .from(['payments as p', 'instalments as i', 'reservations as r', 'houses as h'])
    .set({ warned_at: now })
    .whereRef('p.id', '=', 'f.payment_id')
    .whereRef('i.id', '=', 'p.instalment_id')
    .whereRef('r.id', '=', 'i.reservation_id')
    .whereRef('h.id', '=', 'r.house_id')
    .where('f.status', '=', 'recorded')
    .where('f.warned_at', 'is', null)
    .where('f.recorded_at', '<=', recordedUntil)
    .returning(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.last_error', 'r.code', 'h.name as house_name'])
    .execute();
}

/** A refund with the payment it goes back through and whom to tell. */
export function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.reason', 'f.status', 'f.attempts'])
    .select(['p.provider', 'p.order_id', 'p.payment_key'])
    .select(['r.id as reservation_id', 'h.name as house_name'])
    .select(['a.email', 'a.first_name', 'a.language'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Writes down that a refund was asked for in vain, and when it is asked for again. */
export async function setRefundPostponed(db: Db, id: string, again: Date, error: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: again, last_error: error }))
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .execute();
}

/** Marks a refund done. @returns whether it was not yet. */
export async function setRefunded(trx: Trx, id: string, ref: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'done', done_at: at, provider_ref: ref, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What went or goes back of these payments, oldest first. */
export function refundsOf(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('recorded_at')
    .execute();
}
export type RefundLine = Awaited<ReturnType<typeof refundsOf>>[number];
