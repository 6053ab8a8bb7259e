import { sql, type RawBuilder } from 'kysely';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Db } from '#server/ports/database.ts';
import type { Commute } from './policy.ts';

export async function commutesOf(db: Db, houseId: string): Promise<Commute[]> {
  return db
    .selectFrom('commutes')
    .select(['university', 'minutes', 'lines', 'changes', 'bus'])
    .where('house_id', '=', houseId)
    .orderBy('minutes')
    .orderBy('university')
    .execute();
}

export const commuteColumn = (university: UniversityId | undefined): RawBuilder<unknown> =>
  university
    ? sql`(select json_build_object('university', commute.university, 'minutes', commute.minutes, 'lines', commute.lines, 'changes', commute.changes,
        'bus', commute.bus) from commutes commute where commute.house_id = house.id and commute.university = ${university}) as commute`
    : sql`null as commute`;

/**
 * SQL condition: the house with this id has a way of at most so many minutes to a university. `is true` stops PostgreSQL from joining row by row, as
 * in `findHouses`.
 */
export const withinMinutes = (houseId: RawBuilder<unknown>, university: UniversityId, minutes: number) =>
  sql`(${houseId} in (
    select commute.house_id from commutes commute where commute.university = ${university} and commute.minutes <= ${minutes})) is true`;

export const commuteBeside = (university: UniversityId | undefined) =>
  sql`left join commutes commute on commute.house_id = found.id and commute.university = ${university}`;
