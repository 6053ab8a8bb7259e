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

/** The way from house `h` to a university, as a column; null where none is asked for. */
export const commuteColumn = (university: UniversityId | undefined): RawBuilder<unknown> =>
  university
    ? sql`(select json_build_object('university', c.university, 'minutes', c.minutes, 'lines', c.lines, 'changes', c.changes,
        'bus', c.bus) from commutes c where c.house_id = h.id and c.university = ${university}) as commute`
    : sql`null as commute`;

/**
 * Holds where the house of this id has a way of at most so many minutes to a university. `is true` stops PostgreSQL from joining, row by
 * row, as in `findHouses`.
 */
export const withinMinutes = (houseId: RawBuilder<unknown>, university: UniversityId, minutes: number) =>
  sql`(${houseId} in (
    select c.house_id from commutes c where c.university = ${university} and c.minutes <= ${minutes})) is true`;

/** The way to a university of each house of `f`, as `c` beside it, where it is known. */
export const commuteBeside = (university: UniversityId | undefined) =>
  sql`left join commutes c on c.house_id = f.id and c.university = ${university}`;
