import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { FileUse } from '#server/ports/files.ts';

export type FileRow = Selectable<Schema['files']>;

export async function insertFile(db: Db, row: Insertable<Schema['files']>): Promise<void> {
  await db.insertInto('files').values(row).execute();
}

export async function markStored(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('files').set({ stored_at: at }).where('id', '=', id).execute();
}

/**
 * Locks an unreferenced file.
 * @returns false if something refers to it by now
 */
export async function lockUnused(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('unused_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the row of a file. Requires {@link lockUnused}. */
export async function deleteFile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).execute();
}

export function storedFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
}

/** Lists files unreferenced since an instant and files not fully stored since another, 100 at most. */
export function unusedFiles(db: Db, since: Date, unstoredSince: Date): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('unused_since', '<', since),
        eb.and([eb('stored_at', 'is', null), eb('unused_since', '<', unstoredSince)]),
      ]),
    )
    .orderBy('unused_since')
    .limit(100)
    .execute();
}

/**
 * Locks those of these files that are stored and, if an account is given, were uploaded by it.
 * @returns their ids
 */
export async function lockStored(trx: Trx, ids: readonly string[], by?: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .$if(by !== undefined, (query) => query.where('uploaded_by', '=', by!))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export function filesOf(db: Db, { kind, id }: FileUse): Promise<(FileRow & { position: number })[]> {
  return db
    .selectFrom('file_uses as u')
    .innerJoin('files as f', 'f.id', 'u.file_id')
    .selectAll('f')
    .select('u.position')
    .where('u.kind', '=', kind)
    .where('u.subject_id', '=', id)
    .orderBy('u.position')
    .orderBy('f.id')
    .execute();
}

export async function filesOfAll(
  db: Db,
  kind: FileUse['kind'],
  ids: readonly string[],
): Promise<(FileRow & { subject_id: string; position: number })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('file_uses as u')
    .innerJoin('files as f', 'f.id', 'u.file_id')
    .selectAll('f')
    .select(['u.subject_id', 'u.position'])
    .where('u.kind', '=', kind)
    .where('u.subject_id', 'in', ids)
    .orderBy('u.position')
    .orderBy('f.id')
    .execute();
}

export async function insertUses(trx: Trx, uses: readonly Insertable<Schema['file_uses']>[]): Promise<void> {
  if (uses.length === 0) return;
  await trx.insertInto('file_uses').values(uses).execute();
  const ids = uses.map(({ file_id }) => file_id);
  await trx.updateTable('files').set({ unused_since: null }).where('id', 'in', ids).execute();
}

/**
 * Ends uses of a thing, and records the time for files that become unreferenced.
 * @returns the number of ended uses
 */
export async function deleteUses(
  trx: Trx,
  { kind, id }: FileUse,
  fileId: string | undefined,
  at: Date,
): Promise<number> {
  const ended = await trx
    .deleteFrom('file_uses')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .$if(fileId !== undefined, (query) => query.where('file_id', '=', fileId!))
    .returning('file_id')
    .execute();
  const ids = ended.map((row) => row.file_id);
  if (ids.length > 0)
    await trx
      .updateTable('files')
      .set({ unused_since: at })
      .where('id', 'in', ids)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('file_uses').select('file_id').whereRef('file_uses.file_id', '=', 'files.id'),
          ),
        ),
      )
      .execute();
  return ids.length;
}
