import { sql, type Insertable, type Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { PictureDescription } from '#server/ports/files.ts';

export type PhotoRow = Selectable<Schema['photos']>;

export async function insertPhoto(trx: Trx, photo: Insertable<Schema['photos']>): Promise<void> {
  await trx.insertInto('photos').values(photo).execute();
}

/** Finds an uploaded picture of public pages; pictures shipped with the application cannot be changed. */
export function uploadedPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('file_id', '=', id).executeTakeFirst();
}

/** Writes descriptions and focal points of uploaded pictures; shipped ones cannot be changed. */
export async function describePhotos(trx: Trx, descriptions: readonly PictureDescription[]): Promise<void> {
  await sql`update photos p set alt = v.alt, focus = v.focus
    from jsonb_to_recordset(${JSON.stringify(descriptions)}::jsonb) as v(id uuid, alt jsonb, focus jsonb)
    where p.file_id = v.id`.execute(trx);
}

export async function deletePhotoOf(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('photos').where('file_id', '=', fileId).execute();
}
