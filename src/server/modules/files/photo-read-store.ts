import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/** True where a board that is public at an instant shows a picture, at its head or in its text. */
export async function isShown(db: Db, photoId: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('file_uses as u')
    .innerJoin('boards as b', 'b.id', 'u.subject_id')
    .select('b.id')
    .where('u.kind', '=', 'board')
    .where('u.file_id', '=', photoId)
    .where('b.published_at', '<=', at)
    .where(sql<boolean>`(b.photo_id = ${photoId} or b.body::text like ${`%/photos/${photoId}-%`})`)
    .executeTakeFirst();
  return row !== undefined;
}
