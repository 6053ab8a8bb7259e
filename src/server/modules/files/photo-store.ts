import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type PhotoRow = Selectable<Schema['photos']>;

export async function insertPhoto(trx: Trx, photo: Insertable<Schema['photos']>): Promise<void> {
  await trx.insertInto('photos').values(photo).execute();
}

/** A picture of public pages that was uploaded; those that came with the application are nobody's to change. */
export function uploadedPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('file_id', '=', id).executeTakeFirst();
}

export async function describePhoto(
  trx: Trx,
  id: string,
  { alt, focus }: { alt: string; focus: string | null },
): Promise<void> {
  await trx.updateTable('photos').set({ alt, focus }).where('file_id', '=', id).execute();
}

/** Deletes what pages know of a file. */
export async function deletePhotoOf(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('photos').where('file_id', '=', fileId).execute();
}
