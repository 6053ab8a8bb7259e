import { sql, type RawBuilder } from 'kysely';
import type { Facility, HouseType, Location } from '#contract/vocabulary.ts';
import type { Area } from '#contract/seoul/area.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { withinMinutes } from '../commutes/read-store.ts';
import {
  lastCheckIn,
  nightsIn,
  notHeldThen,
  openings,
  vacantFor,
  type Column,
  type Moment,
} from './vacancy-read-store.ts';

export type HouseFilter = {
  location?: Location | undefined;
  guests?: number | undefined;
  type?: HouseType | undefined;
  minRent?: number | undefined;
  maxRent?: number | undefined;
  facilities?: Facility[] | undefined;
  university?: UniversityId | undefined;
  maxMinutes?: number | undefined;
  area?: Area | undefined;
};

export const within = (its: (column: string) => RawBuilder<unknown>, { south, west, north, east }: Area) =>
  sql`${its('public_latitude')} between ${south} and ${north} and ${its('public_longitude')} between ${west} and ${east}`;

export const allOf = (conditions: RawBuilder<unknown>[]) =>
  conditions.length ? sql.join(conditions, sql` and `) : sql`true`;

/** Builds the date-independent conditions on a house, for a row `house` or its copy in a row `vacancy`, which has published houses only. */
export function matching(of: 'house' | 'vacancy', filter: HouseFilter): RawBuilder<unknown>[] {
  const { location, guests, type, minRent, maxRent, facilities, university, maxMinutes, area } = filter;
  const its = (column: string) => sql.ref(`${of}.${column}`);
  return [
    ...(of === 'house' ? [sql`house.published`] : []),
    ...(location ? [sql`${its('location')} = ${location}`] : []),
    // Every house takes one.
    ...(guests && guests > 1 ? [sql`${its('max_guests')} >= ${guests}`] : []),
    ...(type ? [sql`${its('type')} = ${type}`] : []),
    ...(minRent === undefined ? [] : [sql`${its('monthly_rent')} >= ${minRent}`]),
    ...(maxRent === undefined ? [] : [sql`${its('monthly_rent')} <= ${maxRent}`]),
    // Lists of names: as `@> '[…]'`, in half of its time.
    ...(facilities?.length ? [sql`${its('facilities')} ?& ${facilities}::text[]`] : []),
    ...(area ? [within(its, area)] : []),
    ...(university && maxMinutes !== undefined
      ? [withinMinutes(its(of === 'house' ? 'id' : 'house_id'), university, maxMinutes)]
      : []),
  ];
}

export const acceptsNights = (stay: Stay) =>
  sql`vacancy.min_nights <= ${stay.checkOut}::date - ${stay.checkIn}::date`;

export const anyHouses = (filter: HouseFilter) => sql`
  select house.id, house.rank, house.score, house.review_count, house.monthly_rent from houses house where ${allOf(matching('house', filter))}`;

/**
 * SQL condition: row `vacancy`, of a house that meets the filter, is available for this stay. Requires {@link held}. PostgreSQL evaluates conditions
 * of equal cost in the written order: dates exclude most vacancies, holds the fewest.
 */
export const vacantAlone = (filter: HouseFilter, stay: Stay) =>
  allOf([
    vacantFor(nightsIn(stay)),
    acceptsNights(stay),
    ...matching('vacancy', filter),
    notHeldThen(nightsIn(stay)),
  ]);

/** SQL: the {@link anyHouses} that are available for this stay. Requires {@link held}. */
export const vacantHouses = (filter: HouseFilter, stay: Stay) => sql`
  select vacancy.house_id as id, vacancy.rank, vacancy.score, vacancy.review_count, vacancy.monthly_rent from vacancies vacancy
  where ${vacantAlone(filter, stay)}`;

/** SQL: the day nearest to the check-in on which a stay of the same length can begin between `free_on` and `next` of a row. */
export const nearestDay = (row: 'found' | 'opening', { checkIn, checkOut }: Stay) => sql`
  greatest(${sql.ref(`${row}.free_on`)}, least(${checkIn}::date, ${sql.ref(`${row}.next`)} - ${daysBetween(checkIn, checkOut)}::int))`;

/** `part`: only the houses affected by holds, or only the others. */
type Around = { days: number; columns: readonly Column[]; part?: 'held' | 'unheld' | undefined };

/** True if no house can have two vacancies close to a stay of this length. */
export const isOneAround = (stay: Stay, days: number) => daysBetween(stay.checkIn, stay.checkOut) > 2 * days;

/** SQL common table: the holds that may overlap a stay which begins at most `days` earlier or later. Requires {@link held}. */
export const heldAround = (stay: Stay, days: number) => sql`held_around as materialized (
  select held.house_id, held.check_in, held.check_out from held
  where held.check_in < ${stay.checkOut}::date + ${days}::int and held.check_out > ${stay.checkIn}::date - ${days}::int)`;

/**
 * SQL: the {@link anyHouses} that are free for the same number of nights from a day at most `days` from the check-in, with some columns of their
 * vacancy and the dates that bound {@link nearestDay}. Requires {@link heldAround}.
 */
export function vacantAround(
  filter: HouseFilter,
  stay: Stay,
  { days, columns, part }: Around,
  at: Moment,
): RawBuilder<unknown> {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const wanted = sql`${stay.checkIn}::date`;
  const near = sql`vacancy.opens_on <= ${wanted} + ${days}::int and vacancy.closes_on >= ${wanted} + ${nights - days}::int`;
  const where = allOf([near, acceptsNights(stay), ...matching('vacancy', filter)]);
  const day = nearestDay('opening', stay);
  const isOne = isOneAround(stay, days);
  return sql`
    select ${isOne ? sql`` : sql`distinct on (opening.house_id)`} opening.house_id as id,
      ${sql.join(columns.map((column) => sql.ref(`opening.${column}`)))}, opening.free_on, opening.next
    from ${openings(at, { where, of: 'held_around', columns, part })} opening
    where opening.free_on + ${nights}::int <= opening.next and opening.free_on <= least(${wanted} + ${days}::int, ${lastCheckIn(at)}::date)
      and opening.next >= ${wanted} + ${nights - days}::int
    ${isOne ? sql`` : sql`order by opening.house_id, abs(${day} - ${wanted}), ${day}`}`;
}
