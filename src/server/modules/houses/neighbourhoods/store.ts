import { sql, type Selectable } from 'kysely';
import type { Location } from '#contract/houses.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type NeighbourhoodRow = Selectable<Schema['neighbourhoods']>;
/** Monthly rents in won; null without a published house. */
export type HousesOfNeighbourhood = { houses: number; lowest: number | null; highest: number | null };

export function allNeighbourhoods(db: Db): Promise<NeighbourhoodRow[]> {
  return db.selectFrom('neighbourhoods').selectAll().execute();
}

export function neighbourhood(db: Db, location: Location): Promise<NeighbourhoodRow | undefined> {
  return db.selectFrom('neighbourhoods').selectAll().where('location', '=', location).executeTakeFirst();
}

export function lockNeighbourhood(trx: Trx, location: Location): Promise<NeighbourhoodRow | undefined> {
  return trx
    .selectFrom('neighbourhoods')
    .selectAll()
    .where('location', '=', location)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNeighbourhood(
  trx: Trx,
  location: Location,
  changed: { published: boolean; texts: string; changed_at: Date },
): Promise<void> {
  await trx.updateTable('neighbourhoods').set(changed).where('location', '=', location).execute();
}

export function housesOfNeighbourhood(db: Db, location: Location): Promise<HousesOfNeighbourhood> {
  return db
    .selectFrom('houses')
    .select([
      sql<number>`count(*)::int`.as('houses'),
      sql<number | null>`min(monthly_rent)`.as('lowest'),
      sql<number | null>`max(monthly_rent)`.as('highest'),
    ])
    .where('location', '=', location)
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
}
