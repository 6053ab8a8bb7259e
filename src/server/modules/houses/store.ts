import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db, Trx } from '#server/ports/database.ts';

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

/** Deletes the vacancies that have closed by a Seoul date, but for those that a change of their house has just locked: waiting for it could end in a deadlock. */
export async function deletePastVacancies(db: Db, today: PlainDate): Promise<void> {
  await sql`
    delete from vacancies v using (
      select house_id, closes_on from vacancies where closes_on <= ${today}::date for update skip locked
    ) past where v.house_id = past.house_id and v.closes_on = past.closes_on`.execute(db);
}
