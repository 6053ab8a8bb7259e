import { sql, type RawBuilder } from 'kysely';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Db } from '#server/ports/database.ts';
import type { Commute } from './policy.ts';

/** The ways from a house to the universities, the nearest first. */
export async function commutesOf(db: Db, houseId: string): Promise<Commute[]> {
  return db
    .selectFrom('commutes')
    .select(['university', 'minutes', 'lines', 'changes', 'bus'])
    .where('house_id', '=', houseId)
    .orderBy('minutes')
    .orderBy('university')
    .execute();
}

/** The way from row `house` to a university, as a column; null where none is asked for. */
export const commuteColumn = (university: UniversityId | undefined): RawBuilder<unknown> =>
  university
    ? sql`(select json_build_object('university', commute.university, 'minutes', commute.minutes, 'lines', commute.lines, 'changes', commute.changes,
        'bus', commute.bus) from commutes commute where commute.house_id = house.id and commute.university = ${university}) as commute`
    : sql`null as commute`;

/**
 * Holds where the house of this id has a way of at most so many minutes to a university. `is true` stops PostgreSQL from joining, row by
 * row, as in `findHouses`.
 */
export const withinMinutes = (houseId: RawBuilder<unknown>, university: UniversityId, minutes: number) =>
  sql`(${houseId} in (
    select commute.house_id from commutes commute where commute.university = ${university} and commute.minutes <= ${minutes})) is true`;

/** The way to a university of each house of `found`, as `commute` beside it, where it is known. */
export const commuteBeside = (university: UniversityId | undefined) =>
  sql`left join commutes commute on commute.house_id = found.id and commute.university = ${university}`;
