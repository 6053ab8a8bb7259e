import { sql } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { StoredChange } from './policy.ts';

/** Stores changes of an account's favorites that are later than the stored ones. The houses must exist. */
export async function storeChanges(trx: Trx, accountId: string, changes: StoredChange[]): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('favourites')
    .values(
      changes.map(({ houseId, isRemoved, at }) => ({
        account_id: accountId,
        house_id: houseId,
        changed_at: at,
        is_removed: isRemoved,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'house_id'])
        .doUpdateSet((eb) => ({
          changed_at: eb.ref('excluded.changed_at'),
          is_removed: eb.ref('excluded.is_removed'),
        }))
        .whereRef('favourites.changed_at', '<', 'excluded.changed_at'),
    )
    .execute();
}

export async function removeBeyond(trx: Trx, accountId: string, most: number, at: Date): Promise<void> {
  await sql`update favourites set is_removed = true, changed_at = ${at}
    where account_id = ${accountId} and house_id in (
      select house_id from favourites where account_id = ${accountId} and not is_removed
      order by changed_at desc, house_id offset ${most})`.execute(trx);
}

export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('favourites').where('is_removed', '=', true).where('changed_at', '<', before).execute();
}
