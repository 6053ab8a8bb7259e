import { sql } from 'kysely';
import type { Trx } from '#server/ports/database.ts';
import type { Commute } from './policy.ts';

export type HousePlace = { id: string; latitude: number; longitude: number };

/** Locks up to `most` houses with coordinates and missing or outdated commutes, so that they are not deleted meanwhile. */
export async function outdatedHouses(trx: Trx, version: string, most: number): Promise<HousePlace[]> {
  const found = await sql<HousePlace>`
    select h.id, h.latitude, h.longitude from houses h
    where (h.latitude, h.longitude) <> (0, 0) and not exists (select from commute_origins o where o.house_id = h.id
      and o.version = ${version} and o.latitude = h.latitude and o.longitude = h.longitude)
    order by h.id limit ${most} for key share of h`.execute(trx);
  return found.rows;
}

export async function replaceCommutes(
  trx: Trx,
  { id, latitude, longitude }: HousePlace,
  version: string,
  commutes: Commute[],
): Promise<void> {
  await trx.deleteFrom('commutes').where('house_id', '=', id).execute();
  await trx
    .insertInto('commutes')
    .values(commutes.map((commute) => ({ house_id: id, ...commute })))
    .execute();
  const origin = { latitude, longitude, version };
  await trx
    .insertInto('commute_origins')
    .values({ house_id: id, ...origin })
    .onConflict((conflict) => conflict.column('house_id').doUpdateSet(origin))
    .execute();
}
