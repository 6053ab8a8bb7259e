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
/** `flexible`: the dates may move by so many days. */
type MapFilter = HouseFilter & { flexible?: number | undefined };
export type ClusterRow = { location: Location; count: number; latitude: number; longitude: number };

/**
 * The published houses that meet the filter and, with a stay, are free throughout: how many, and `most` of them, the recommended first. Without
 * dates the first are read in the order of an index, and counted by another one.
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

/** The houses of {@link mapPins} counted by neighbourhood, each in the middle of its houses. */
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

/** True where most houses are found: the first are read in the order of an index then, and all of them counted; else they are read once. */
const isBroad = ({ area, maxMinutes, flexible }: MapFilter) => !area && maxMinutes === undefined && !flexible;

/** The common tables of {@link places}. */
const holds = ({ flexible }: MapFilter, stay: Stay | null, at: Moment) =>
  stay && flexible ? sql`${held(at)}, ${heldAround(stay, flexible)}` : held(at);

/** Needs {@link holds}. */
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
