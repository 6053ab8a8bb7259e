import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

/** Stores an alert unless the account has the same one open. */
export async function insertAlert(trx: Trx, row: Insertable<Schema['availability_alerts']>): Promise<void> {
  await trx
    .insertInto('availability_alerts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'house_id', 'check_in', 'check_out'])
        .where('told_at', 'is', null)
        .doNothing(),
    )
    .execute();
}

/** Deletes an open alert of an account. */
export async function deleteAlert(db: Db, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom('availability_alerts')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute();
}

/** The account that was told by the mail with this token; undefined for an unknown one. */
export async function accountOfStopHash(db: Db, stopHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('availability_alerts')
    .select('account_id')
    .where('stop_hash', '=', stopHash)
    .executeTakeFirst();
  return row?.account_id;
}

/** Deletes all open alerts of an account. */
export async function deleteOpenAlerts(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('availability_alerts')
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute();
}

/**
 * The alerts of a house that wait or were told since an instant, who asked first in front, held until the transaction ends: two hosts tell
 * one after the other.
 */
export function lockAlerts(trx: Trx, houseId: string, toldSince: Date) {
  return trx
    .selectFrom('availability_alerts')
    .selectAll()
    .where('house_id', '=', houseId)
    .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '>', toldSince)]))
    .orderBy('asked_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}
export type AlertRow = Awaited<ReturnType<typeof lockAlerts>>[number];

/** Records that the member was told, by a mail whose link carries the token of this hash. */
export async function markTold(trx: Trx, id: string, at: Date, stopHash: string): Promise<void> {
  await trx
    .updateTable('availability_alerts')
    .set({ told_at: at, stop_hash: stopHash })
    .where('id', '=', id)
    .execute();
}

/** Deletes open alerts whose first night is before a Seoul date, and those that were told before an instant. */
export async function deleteEnded(db: Db, today: string, toldBefore: Date): Promise<void> {
  await db
    .deleteFrom('availability_alerts')
    .where((eb) =>
      eb.or([
        eb.and([eb('told_at', 'is', null), eb('check_in', '<', today)]),
        eb('told_at', '<', toldBefore),
      ]),
    )
    .execute();
}

/** Deletes the open alerts for houses. */
export async function deleteOpenOf(db: Db, houseIds: string[]): Promise<void> {
  if (houseIds.length === 0) return;
  await db
    .deleteFrom('availability_alerts')
    .where('house_id', 'in', houseIds)
    .where('told_at', 'is', null)
    .execute();
}
