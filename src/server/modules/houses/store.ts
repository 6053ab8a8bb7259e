import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type HouseRow = Selectable<Schema['houses']>;

export async function lockHouse(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from houses where id = ${id} for no key update`.execute(trx);
}

/** Stores the checklist of a house as JSON; null for the default one. */
export async function updateChecklist(trx: Trx, id: string, steps: string | null): Promise<void> {
  await trx.updateTable('houses').set({ turnover_checklist: steps }).where('id', '=', id).execute();
}

/** @returns false if another house, let or not, has one of the ids or was made by the same request */
export async function insertHouses(
  trx: Trx,
  rows: readonly Insertable<Schema['houses']>[],
): Promise<boolean> {
  const made = await trx
    .insertInto('houses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.length === rows.length;
}

export async function houseOfRequest(db: Db, requestId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('houses')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

export async function updateHouses(
  trx: Trx,
  ids: readonly string[],
  columns: Updateable<Schema['houses']>,
): Promise<void> {
  if (ids.length > 0) await trx.updateTable('houses').set(columns).where('id', 'in', ids).execute();
}

export const updateHouse = (trx: Trx, id: string, columns: Updateable<Schema['houses']>): Promise<void> =>
  updateHouses(trx, [id], columns);

/** Deletes vacancies closed by a Seoul date, except those locked by a change of their house, because waiting for it could cause a deadlock. */
export async function deletePastVacancies(db: Db, today: PlainDate): Promise<void> {
  await sql`
    delete from vacancies v using (
      select house_id, closes_on from vacancies where closes_on <= ${today}::date for update skip locked
    ) past where v.house_id = past.house_id and v.closes_on = past.closes_on`.execute(db);
}
