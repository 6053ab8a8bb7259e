import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';

/**
 * Payments made for a reservation of which something has not gone back yet, oldest first, each with the parts it paid for and with what is
 * left of it in won and, where charged in dollars, in cents.
 */
export async function returnablePayments(db: Db, id: string) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .leftJoin('refunds as f', 'f.payment_id', 'p.id')
    .select(['p.id', 'p.amount', 'p.amount_usd_cents', 'p.method'])
    .select(['i.seq', 'i.rent', 'i.bedding', 'i.deposit'])
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
      seq: row.seq,
      method: row.method,
      rent: row.rent,
      bedding: row.bedding,
      deposit: row.deposit,
      left: row.amount - row.gone,
      leftUsdCents: row.amount_usd_cents === null ? null : row.amount_usd_cents - row.gone_cents,
    }))
    .filter(({ left }) => left > 0);
}
export type ReturnablePayment = Awaited<ReturnType<typeof returnablePayments>>[number];

/** Writes refunds down; what was recorded is asked of the gateway after the transaction. The database refuses more than was paid. */
export async function recordRefunds(
  trx: Trx,
  refunds: { paymentId: string; amount: number; amountUsdCents: number | null }[],
  reason: string,
  at: Date,
): Promise<void> {
  if (refunds.length === 0) return;
  await trx
    .insertInto('refunds')
    .values(
      refunds.map(({ paymentId, amount, amountUsdCents }) => ({
        id: randomUUID(),
        payment_id: paymentId,
        amount,
        amount_usd_cents: amountUsdCents,
        reason,
        status: 'recorded' as const,
        recorded_at: at,
      })),
    )
    .execute();
}

/** Everything that went or goes back of a reservation, oldest first. */
export function refundsOf(db: Db, id: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.status', 'f.reason', 'f.recorded_at'])
    .select(['i.seq', 'p.method'])
    .where('i.reservation_id', '=', id)
    .orderBy('f.recorded_at')
    .orderBy('i.seq', 'desc')
    .execute();
}
export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];
