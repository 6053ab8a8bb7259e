import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

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

export async function deleteAlert(db: Db, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom('availability_alerts')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute();
}

export async function accountOfStopHash(db: Db, stopHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('availability_alerts')
    .select('account_id')
    .where('stop_hash', '=', stopHash)
    .executeTakeFirst();
  return row?.account_id;
}

export async function deleteOpenAlerts(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('availability_alerts')
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute();
}

/** Locks the alerts of a house that wait or were notified since an instant, the earliest first, so that two hosts do not notify at the same time. */
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

export async function markTold(trx: Trx, id: string, at: Date, stopHash: string): Promise<void> {
  await trx
    .updateTable('availability_alerts')
    .set({ told_at: at, stop_hash: stopHash })
    .where('id', '=', id)
    .execute();
}

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

export async function deleteOpenOf(db: Db, houseIds: string[]): Promise<void> {
  if (houseIds.length === 0) return;
  await db
    .deleteFrom('availability_alerts')
    .where('house_id', 'in', houseIds)
    .where('told_at', 'is', null)
    .execute();
}
