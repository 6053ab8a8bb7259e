import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ComplaintRow = Selectable<Schema['noise_complaints']>;
export type NoteRow = Selectable<Schema['staff_notes']>;

export function complaintsOf(db: Db, reservationId: string): Promise<ComplaintRow[]> {
  return db
    .selectFrom('noise_complaints')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('heard_on')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}

export function insertComplaint(
  trx: Trx,
  row: Insertable<Schema['noise_complaints']>,
): Promise<ComplaintRow> {
  return trx.insertInto('noise_complaints').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function withdrawComplaint(
  trx: Trx,
  id: string,
  withdrawn: { withdrawn_at: Date; withdrawn_by: string; withdrawn_reason: string },
): Promise<void> {
  await trx
    .updateTable('noise_complaints')
    .set(withdrawn)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export function notesOf(db: Db, reservationId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('staff_notes')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns undefined if a note with its id exists */
export function insertNote(trx: Trx, row: Insertable<Schema['staff_notes']>): Promise<NoteRow | undefined> {
  return trx
    .insertInto('staff_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertSavedView(db: Db, row: Insertable<Schema['saved_views']>): Promise<void> {
  await db.insertInto('saved_views').values(row).execute();
}

export async function updateSavedView(
  db: Db,
  id: string,
  ownerId: string,
  change: Updateable<Schema['saved_views']>,
): Promise<void> {
  await db
    .updateTable('saved_views')
    .set(change)
    .where('id', '=', id)
    .where('owner_account_id', '=', ownerId)
    .execute();
}

export async function deleteSavedView(db: Db, id: string, ownerId: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).where('owner_account_id', '=', ownerId).execute();
}

/** Erases what the staff wrote about an account's stays. Deposit settlements stay, as records of the payments. */
export async function forgetRecords(trx: Trx, accountId: string): Promise<void> {
  const own = trx.selectFrom('reservations').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('staff_notes').where('reservation_id', 'in', own).execute();
  await trx.deleteFrom('noise_complaints').where('reservation_id', 'in', own).execute();
}
