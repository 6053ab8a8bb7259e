import { sql, type RawBuilder } from 'kysely';
import type { Location } from '#contract/houses.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import {
  allOf,
  heldAround,
  matching,
  vacantAlone,
  vacantAround,
  type HouseFilter,
} from './filter-read-store.ts';
import { held, type Moment } from './vacancy-read-store.ts';

export type PinRow = {
  id: string;
  name: Bilingual;
  latitude: number;
  longitude: number;
  monthly_rent: number;
};
/** `flexible`: the days by which the dates may move. */
type MapFilter = HouseFilter & { flexible?: number | undefined };
export type ClusterRow = { location: Location; count: number; latitude: number; longitude: number };

/**
 * Finds the published houses that meet the filter and, with a stay, are free throughout: their number, and the first `most` as recommended. Without
 * dates one index gives the first houses and another one the number.
 */
export async function mapPins(
  db: Db,
  filter: MapFilter,
  { stay, most, at }: { stay: Stay | null; most: number; at: Moment },
): Promise<{ total: number; pins: PinRow[] }> {
  const found = await sql<{ total: number; pins: PinRow[] }>`
    with ${holds(filter, stay, at)}, found as ${isBroad(filter) ? sql`not` : sql``} materialized (${places(filter, stay, at)}), first as (
      select found.id from found order by found.rank desc, found.score desc nulls last, found.id limit ${most}
    )
    select (select count(*) from found) as total,
      (select coalesce(json_agg(pin), '[]') from (
        select house.id, house.name, house.public_latitude as latitude, house.public_longitude as longitude, house.monthly_rent
        from houses house where house.id in (select id from first)
        order by house.rank desc, house.score desc nulls last, house.id) pin) as pins`.execute(db);
  return found.rows[0] ?? { total: 0, pins: [] };
}

export async function mapClusters(
  db: Db,
  filter: MapFilter,
  stay: Stay | null,
  at: Moment,
): Promise<ClusterRow[]> {
  const found = await sql<ClusterRow>`
    with ${holds(filter, stay, at)}
    select found.location, count(*)::integer as count, avg(found.latitude) as latitude, avg(found.longitude) as longitude
    from (${places(filter, stay, at)}) found group by found.location order by found.location`.execute(db);
  return found.rows;
}

const PLACE = ['location', 'rank', 'score', 'public_latitude', 'public_longitude'] as const;

/** True if most houses match: then the first are read in index order and all are counted separately, otherwise all are read once. */
const isBroad = ({ area, maxMinutes, flexible }: MapFilter) => !area && maxMinutes === undefined && !flexible;

const holds = ({ flexible }: MapFilter, stay: Stay | null, at: Moment) =>
  stay && flexible ? sql`${held(at)}, ${heldAround(stay, flexible)}` : held(at);

/** Requires {@link holds}. */
function places(filter: MapFilter, stay: Stay | null, at: Moment): RawBuilder<unknown> {
  if (stay && filter.flexible)
    return sql`
      select found.id, found.location, found.rank, found.score, found.public_latitude as latitude, found.public_longitude as longitude
      from (${vacantAround(filter, stay, { days: filter.flexible, columns: PLACE }, at)}) found`;
  const of = stay ? 'vacancy' : 'house';
  const its = (column: string) => sql.ref(`${of}.${column}`);
  return sql`
    select ${its(stay ? 'house_id' : 'id')} as id, ${its('location')} as location, ${its('rank')} as rank, ${its('score')} as score,
      ${its('public_latitude')} as latitude, ${its('public_longitude')} as longitude
    from ${stay ? sql`vacancies vacancy` : sql`houses house`} where ${stay ? vacantAlone(filter, stay) : allOf(matching(of, filter))}`;
}
