import type { OrderInDoubt } from '#contract/admin/corrections.ts';
import type { Db } from '#server/ports/database.ts';
import { refundHandling } from './policy.ts';

/**
 * Lists the ids of unsent refunds that need a person: `refundsToSend` that no provider sends, and `refundsFailing` that their provider has repeatedly
 * failed to send.
 */
export async function refundsForStaff(
  db: Db,
  id: string,
): Promise<{ refundsToSend: string[]; refundsFailing: string[] }> {
  const rows = await db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['f.id', 'p.provider', 'f.by_hand_at', 'f.attempts'])
    .where('i.reservation_id', '=', id)
    .where('f.status', '=', 'recorded')
    .execute();
  const idsOf = (handling: ReturnType<typeof refundHandling>) =>
    rows.filter((row) => refundHandling(row) === handling).map((row) => row.id);
  return { refundsToSend: idsOf('to_send'), refundsFailing: idsOf('failing') };
}

export async function doubtsFor(db: Db, id: string): Promise<OrderInDoubt[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select([
      'p.order_id',
      'p.provider',
      'p.amount',
      'p.amount_usd_cents',
      'p.doubt',
      'p.doubted_at',
      'i.seq',
    ])
    .where('i.reservation_id', '=', id)
    .where('p.doubt', 'is not', null)
    .orderBy('p.doubted_at')
    .orderBy('p.id')
    .execute();
  return rows.flatMap(({ provider, doubt, doubted_at: since, ...row }) =>
    provider === 'bank' || doubt === null || since === null
      ? []
      : [
          {
            orderId: row.order_id,
            provider,
            seq: row.seq,
            amount: row.amount,
            amountUsdCents: row.amount_usd_cents,
            doubt,
            since: since.toISOString(),
          },
        ],
  );
}
