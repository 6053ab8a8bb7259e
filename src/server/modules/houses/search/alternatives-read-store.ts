import { sql } from 'kysely';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Db } from '#server/ports/database.ts';
import {
  allOf,
  heldAround,
  matching,
  nearestDay,
  vacantAround,
  vacantHouses,
  within,
  type HouseFilter,
} from './filter-read-store.ts';
import { held, nightsIn, notHeld, vacantFor, type Moment } from './vacancy-read-store.ts';

export type NearRow = { id: string; check_in: PlainDate; nights: number; distance: number };

/** The days in which other dates are looked for first; usually they have enough. */
const NEAR_DAYS = 14;

/**
 * Finds houses that meet the filter but are not free for the stay, each with the nearest free dates of the same length, at most `days` earlier or
 * later.
 */
export async function freeOnOtherDates(
  db: Db,
  filter: HouseFilter,
  { stay, at, days, most }: { stay: Stay; at: Moment; days: number; most: number },
): Promise<NearRow[]> {
  const nearest = async (few: number) => {
    const day = nearestDay('found', stay);
    const distance = sql`abs(${day} - ${stay.checkIn}::date)`;
    const found = await sql<NearRow>`
      with ${held(at)}, ${heldAround(stay, few)}
      select found.id, ${day} as check_in, ${daysBetween(stay.checkIn, stay.checkOut)}::int as nights, ${distance} as distance
      from (${vacantAround(filter, stay, { days: few, columns: ['rank'] }, at)}) found
      where ${day} <> ${stay.checkIn}::date
      order by distance, found.rank desc, found.id limit ${most}`.execute(db);
    return found.rows;
  };
  const near = days > NEAR_DAYS ? await nearest(NEAR_DAYS) : [];
  return near.length === most ? near : nearest(days);
}

/** Finds houses that are free on these dates outside the filter's neighborhood and map area, nearest to a place first; `distance` in kilometers. */
export async function freeElsewhere(
  db: Db,
  filter: HouseFilter,
  {
    stay,
    at,
    centre,
    most,
  }: { stay: Stay; at: Moment; centre: { latitude: number; longitude: number }; most: number },
): Promise<NearRow[]> {
  const { location, area, ...rest } = filter;
  const its = (column: string) => sql.ref(`house.${column}`);
  const here = allOf([
    ...(location ? [sql`house.location = ${location}`] : []),
    ...(area ? [within(its, area)] : []),
  ]);
  const found = await sql<NearRow>`
    with ${held(at)}
    select house.id, ${stay.checkIn}::date as check_in, ${stay.checkOut}::date - ${stay.checkIn}::date as nights,
      sqrt(((house.latitude - ${centre.latitude}::float8) * 111) ^ 2 + ((house.longitude - ${centre.longitude}::float8) * 88) ^ 2) as distance
    from (${vacantHouses(rest, stay)}) found join houses house using (id)
    where not (${here})
    order by distance, house.rank desc, house.id limit ${most}`.execute(db);
  return found.rows;
}

/**
 * Finds houses that are free from the same day for their longer minimum stay; `distance` in additional nights. The condition that the vacancy closes
 * after the stay is redundant and only helps the index.
 */
export async function freeForLonger(
  db: Db,
  filter: HouseFilter,
  { stay, at, most }: { stay: Stay; at: Moment; most: number },
): Promise<NearRow[]> {
  const { from } = nightsIn(stay);
  const shortest = { from, to: sql`${from} + vacancy.min_nights` };
  const nights = sql`(${stay.checkOut}::date - ${stay.checkIn}::date)`;
  const found = await sql<NearRow>`
    with ${held(at)}
    select vacancy.house_id as id, ${stay.checkIn}::date as check_in, vacancy.min_nights as nights, vacancy.min_nights - ${nights} as distance
    from vacancies vacancy
    where ${allOf([vacantFor(shortest), notHeld(shortest), ...matching('vacancy', filter)])} and vacancy.min_nights > ${nights}
      and vacancy.closes_on > ${stay.checkOut}::date
    order by distance, vacancy.rank desc, id limit ${most}`.execute(db);
  return found.rows;
}
