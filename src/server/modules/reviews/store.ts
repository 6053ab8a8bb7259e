import type { Insertable } from 'kysely';
import type { Db } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { staysOf } from './read-store.ts';

/** Takes a person's name off the reviews of their stays. */
export async function renameAuthor(db: Db, accountId: string, author: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ author })
    .where('reservation_id', 'in', staysOf(db, accountId))
    .execute();
}

/** @throws a unique violation where the stay was reviewed at the same moment. */
export async function insertReview(db: Db, review: Insertable<Schema['reviews']>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}
