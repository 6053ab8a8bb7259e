import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

export type HouseRow = Selectable<Schema['houses']>;

/** Locks a house against others who change it. */
export async function lockHouse(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from houses where id = ${id} for no key update`.execute(trx);
}

/** Stores the checklist of a house as JSON; null for the one that every house has. */
export async function updateChecklist(trx: Trx, id: string, steps: string | null): Promise<void> {
  await trx.updateTable('houses').set({ turnover_checklist: steps }).where('id', '=', id).execute();
}

/** @returns false where another house has the id, let or not */
export async function insertHouse(trx: Trx, row: Insertable<Schema['houses']>): Promise<boolean> {
  const made = await trx
    .insertInto('houses')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateHouse(
  trx: Trx,
  id: string,
  columns: Updateable<Schema['houses']>,
): Promise<void> {
  await trx.updateTable('houses').set(columns).where('id', '=', id).execute();
}
