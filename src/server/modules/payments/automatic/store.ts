import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { AutomaticEnd } from '#server/db/schema-paying.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export async function insertAgreement(db: Db, row: Insertable<Schema['automatic_payments']>): Promise<void> {
  await db.insertInto('automatic_payments').values(row).execute();
}

/**
 * Stores the provider's method, encrypted.
 * @returns false if the setup ended meanwhile
 */
export async function setStored(
  trx: Trx,
  id: string,
  method: { customer_key: string; method_key: string; card_last4: string | null },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('automatic_payments')
    .set({ ...method, stored_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True for a setup that is neither ended nor finished; it is locked until the transaction ends. */
export async function isOpen(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('automatic_payments')
    .select('id')
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all open automatic payments of a reservation except one. The methods are deleted at the provider afterwards. */
export async function endOf(
  trx: Trx,
  reservationId: string,
  { reason, at, except = null }: { reason: AutomaticEnd; at: Date; except?: string | null | undefined },
): Promise<void> {
  await trx
    .updateTable('automatic_payments')
    .set({ ended_at: at, end_reason: reason })
    .where('reservation_id', '=', reservationId)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .execute();
}

export async function setCustomer(db: Db, id: string, customerKey: string): Promise<void> {
  await db
    .updateTable('automatic_payments')
    .set({ customer_key: customerKey })
    .where('id', '=', id)
    .execute();
}

export async function end(db: Db, ids: string[], reason: AutomaticEnd, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('automatic_payments')
    .set({ ended_at: at, end_reason: reason })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
}

export async function forgetKeys(db: Db, id: string): Promise<void> {
  await db
    .updateTable('automatic_payments')
    .set({ customer_key: null, method_key: null })
    .where('id', '=', id)
    .execute();
}

/** Records that a charge was announced with an amount; replaces the record if the amount has changed. */
export async function setAnnounced(
  trx: Trx,
  charge: { id: string; instalmentId: string; amount: number; amountUsdCents: number | null; at: Date },
): Promise<void> {
  const { amount, amountUsdCents: amount_usd_cents, at: announced_at } = charge;
  await trx
    .insertInto('automatic_charges')
    .values({
      automatic_payment_id: charge.id,
      instalment_id: charge.instalmentId,
      amount,
      amount_usd_cents,
      announced_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['automatic_payment_id', 'instalment_id'])
        .doUpdateSet({ amount, amount_usd_cents, announced_at }),
    )
    .execute();
}

/**
 * Counts one more attempt of a charge.
 * @returns false if another host counted it first
 */
export async function takeAttempt(
  trx: Trx,
  charge: { id: string; instalmentId: string; attempts: number },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('automatic_charges')
    .set({ attempts: charge.attempts + 1, tried_at: at })
    .where('automatic_payment_id', '=', charge.id)
    .where('instalment_id', '=', charge.instalmentId)
    .where('attempts', '=', charge.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks the active automatic payment of a stay, so that it is not switched off meanwhile.
 * @returns false if it is off
 */
export async function lockOn(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('automatic_payments')
    .select('id')
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
