import { randomUUID } from 'node:crypto';
import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import type { Db, Trx } from '#server/ports/database.ts';

/** Records a full refund of a payment, before the gateway is asked. @returns the refund's id, or null if there is nothing to refund. */
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

/** Records refunds; the gateway is asked after the transaction. A database constraint forbids refunding more than was paid. */
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
 * Claims a refund right before asking its provider. The row update excludes the administrator who takes the refund over: once one of them has changed
 * it, the other sees that.
 * @returns false if it is done or sent by hand; then it must not be asked for.
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
 * Takes a refund away from its provider for good, if it failed at least `failed` times, is not due at `now`, and no attempt began after `quietSince`
 * (so none is running).
 * @returns false if one of these does not hold.
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

/** Marks refunds as asked about, so that the member is asked for an account once. @returns the ids newly marked. */
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

/** Marks refunds that were recorded until an instant and are still not done as reported. @returns the ids newly marked. */
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

export async function setRefundPostponed(db: Db, id: string, again: Date, error: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: again, last_error: error }))
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .execute();
}

/** Marks a refund as done, by its provider or by hand. @returns false if it was done before. */
export async function setRefunded(trx: Trx, id: string, ref: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'done', done_at: at, provider_ref: ref, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'recorded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
