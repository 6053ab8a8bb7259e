import { sql } from 'kysely';
import type { Location } from '#contract/houses.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Db } from '#server/ports/database.ts';
import { held, nightsIn, notHeld, vacantFor, type Moment } from './vacancy-read-store.ts';

/** The facts by which houses are compared: rent in won, size in square meters. */
export type Likeness = { id: string; location: Location; monthlyRent: number; areaM2: number };
/** Neighborhoods by distance from the house's own, in kilometers, and the bounds of the rent in won. */
export type LikenessTerms = {
  near: Partial<Record<Location, number>>;
  minRent: number;
  maxRent: number;
  most: number;
};

export async function likenessOf(db: Db, id: string): Promise<Likeness | undefined> {
  const row = await db
    .selectFrom('houses')
    .select(['id', 'location', 'monthly_rent', 'area_m2'])
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return row && { id: row.id, location: row.location, monthlyRent: row.monthly_rent, areaM2: row.area_m2 };
}

/**
 * Finds the ids of the houses most similar to one, in order: a kilometer counts as much as a tenth of the rent and as 4 m². With a stay only houses
 * free for it, without one only houses available on some day.
 */
export async function similarTo(
  db: Db,
  house: Likeness,
  { near, minRent, maxRent, most }: LikenessTerms,
  { stay, guests, at }: { stay: Stay | null; guests: number | undefined; at: Moment },
): Promise<string[]> {
  const open = stay
    ? sql`and ${vacantFor(nightsIn(stay))} and ${notHeld(nightsIn(stay))} and vacancy.min_nights <= ${stay.checkOut}::date - ${stay.checkIn}::date`
    : sql`and vacancy.closes_on = 'infinity'`;
  const found = await sql<{ id: string }>`
    with ${held(at)}, near as (
      select key as location, value::text::float8 as km from json_each(${JSON.stringify(near)}::json)
    )
    select house.id from near
    join vacancies vacancy on vacancy.location = near.location and vacancy.monthly_rent between ${minRent} and ${maxRent}
      ${guests ? sql`and vacancy.max_guests >= ${guests}` : sql``} ${open}
    join houses house on house.id = vacancy.house_id
    where house.id <> ${house.id}
    order by near.km + abs(house.monthly_rent - ${house.monthlyRent}) * 10.0 / ${house.monthlyRent} + abs(house.area_m2 - ${house.areaM2}) / 4.0, house.id
    limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}
