import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

type Row = Insertable<Schema['refund_accounts']>;

export function findAccount(db: Db, reservationId: string) {
  return db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

export async function storeAccount(trx: Trx, { reservation_id, ...entered }: Row): Promise<void> {
  await trx
    .insertInto('refund_accounts')
    .values({ reservation_id, ...entered })
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(entered))
    .execute();
}

export async function deleteAccounts(db: Db, reservationIds: string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  await db.deleteFrom('refund_accounts').where('reservation_id', 'in', reservationIds).execute();
}

export async function reencryptRefundAccounts(
  trx: Trx,
  renewed: (stored: string) => string | null,
): Promise<void> {
  for (const row of await trx.selectFrom('refund_accounts').select(['reservation_id', 'account']).execute()) {
    const account = renewed(row.account);
    if (account)
      await trx
        .updateTable('refund_accounts')
        .set({ account })
        .where('reservation_id', '=', row.reservation_id)
        .execute();
  }
}
