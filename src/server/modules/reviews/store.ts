import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { reservationsOf } from './read-store.ts';

export async function renameAuthor(db: Db, accountId: string, author: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ author, original_comment: null, private_comment: '', country: null, university: null })
    .where('reservation_id', 'in', reservationsOf(db, accountId))
    .execute();
}

/** @throws a unique violation if the stay was reviewed at the same moment. */
export async function insertReview(db: Db, review: Insertable<Schema['reviews']>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

/** @returns false if there is none or it was deleted. */
export async function lockReview(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateReview(
  trx: Trx,
  id: string,
  change: Updateable<Schema['reviews']>,
): Promise<void> {
  await trx.updateTable('reviews').set(change).where('id', '=', id).execute();
}
