import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export async function insertLink(trx: Trx, link: Insertable<Schema['payment_links']>): Promise<void> {
  await trx.insertInto('payment_links').values(link).execute();
}

/** Ends a link for good and erases the address it was mailed to. @returns false if there is no such link. */
export async function recallLink(db: Db, instalmentId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_links')
    .set((eb) => ({ recalled_at: eb.fn.coalesce('recalled_at', eb.val(at)), mailed_to: null }))
    .where('instalment_id', '=', instalmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEndedLinks(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('payment_links')
    .where((eb) => eb.or([eb('expires_at', '<', endedBefore), eb('recalled_at', '<', endedBefore)]))
    .execute();
}

export async function deleteLinksOf(trx: Trx, reservationIds: string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  const parts = trx.selectFrom('instalments').select('id').where('reservation_id', 'in', reservationIds);
  await trx.deleteFrom('payment_links').where('instalment_id', 'in', parts).execute();
  await trx
    .updateTable('payments')
    .set({ payer_email: null, payer_language: null })
    .where('instalment_id', 'in', parts)
    .where('payer_email', 'is not', null)
    .execute();
}

export async function forgetPayers(db: Db, paymentIds: string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await db
    .updateTable('payments')
    .set({ payer_email: null, payer_language: null })
    .where('id', 'in', paymentIds)
    .execute();
}
