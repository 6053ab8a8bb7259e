import { randomUUID } from 'node:crypto';
import type { RefundReason } from '#contract/rules/refund-reason.ts';
import type { Db, Trx } from '#server/ports/database.ts';

/** Records a full refund of a payment, before the gateway is asked. @returns the refund's id, or null for a payment of nothing. */
export async function recordRefund(
  trx: Trx,
  payment: { id: string; amount: number; amount_usd_cents: number | null },
  reason: RefundReason,
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

/** Records refunds; the gateway is asked after the transaction. The database refuses more than was paid. */
export async function recordRefunds(
  trx: Trx,
  refunds: readonly { payment: { id: string }; amount: number; amountUsdCents: number | null }[],
  reason: RefundReason,
  at: Date,
): Promise<void> {
  if (refunds.length === 0) return;
  await trx
    .insertInto('refunds')
    .values(
      refunds.map(({ payment, amount, amountUsdCents }) => ({
        id: randomUUID(),
        payment_id: payment.id,
        amount,
        amount_usd_cents: amountUsdCents,
        reason,
        status: 'recorded' as const,
        recorded_at: at,
      })),
    )
    .execute();
}

/** Lists the ids of recorded refunds that are due to be asked for at `now`, oldest first; of none that is sent by hand. */
export async function openRefunds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('refunds.status', '=', 'recorded')
    .where('payments.provider', '<>', 'bank')
    .where('refunds.by_hand_at', 'is', null)
    .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
    .orderBy('recorded_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Claims a refund for an attempt at its provider, right before that. The row decides between an attempt and whoever takes the refund over:
 * once one of them has changed it, the other sees that.
 * @returns false where it is done or sent by hand: then nobody may ask for it.
 */
export async function claimAttempt(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ tried_at: now })
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .where('by_hand_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Takes a refund out of its provider's hands for good: only one that failed at least `failed` times, that is not due to be asked for at `now`,
 * and of which no attempt began after `quietSince`, so that none is under way.
 * @returns false where one of these is not so.
 */
export async function takeOver(
  trx: Trx,
  id: string,
  { now, quietSince, failed }: { now: Date; quietSince: Date; failed: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ by_hand_at: now })
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .where('by_hand_at', 'is', null)
    .where('attempts', '>=', failed)
    .where('next_attempt_at', '>', now)
    .where((eb) => eb.or([eb('tried_at', 'is', null), eb('tried_at', '<=', quietSince)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks refunds as those of which the member was asked for an account. @returns the ids of those that were not yet. */
export async function markAsked(trx: Trx, ids: string[], at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('refunds')
    .set({ account_asked_at: at })
    .where('id', 'in', ids)
    .where('account_asked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Marks the refunds recorded until an instant and still not done as reported. @returns the ids of those that were not yet. */
export async function takeStuckRefunds(trx: Trx, recordedUntil: Date, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('refunds')
    .set({ warned_at: now })
    .where('status', '=', 'recorded')
    .where('warned_at', 'is', null)
    .where('recorded_at', '<=', recordedUntil)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Records a failed attempt of a refund and the time of the next one. */
export async function setRefundPostponed(db: Db, id: string, again: Date, error: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: again, last_error: error }))
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .execute();
}

/** Marks a refund as done, by its provider or by hand. @returns false where it was already. */
export async function setRefunded(trx: Trx, id: string, ref: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'done', done_at: at, provider_ref: ref, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The refunds of these payments, oldest first. */
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
