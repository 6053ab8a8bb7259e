import { sql } from 'kysely';
import type { Location } from '#contract/vocabulary.ts';
import type { Db } from '#server/ports/database.ts';

/** A thing with a page of its own and when that changed last, as far as is known. */
export type Listed = { id: string; changed_at: Date | null };

/** Published houses with the day of their last published review, or of the answer to it. */
export function listedHouses(db: Db): Promise<(Listed & { location: Location })[]> {
  return db
    .selectFrom('houses as h')
    .leftJoin('reviews as v', (join) => join.onRef('v.house_id', '=', 'h.id').on('v.published', '=', true))
    .select(['h.id', 'h.location'])
    .select(sql<Date | null>`greatest(max(v.created_at), max(v.answered_at))`.as('changed_at'))
    .where('h.published', '=', true)
    .groupBy(['h.id', 'h.location'])
    .orderBy('h.id')
    .execute();
}

/** Boards that are public by now, with their last change. */
export function listedBoards(db: Db, now: Date): Promise<Listed[]> {
  return db
    .selectFrom('boards as b')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select('b.id')
    .select(
      sql<Date | null>`greatest(b.published_at, least(b.updated_at, ${now}), c.cancelled_at)`.as(
        'changed_at',
      ),
    )
    .where('b.published_at', '<=', now)
    .orderBy('b.id')
    .execute();
}
