import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

/** Records of administrators about reservations, noise complaints and notes; and the views that they save. */

export type ComplaintRow = Selectable<Schema['noise_complaints']>;
export type NoteRow = Selectable<Schema['staff_notes']>;

/** Lists the noise complaints of a reservation, oldest first. */
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

/** Withdraws a complaint of a reservation, unless it is withdrawn already. */
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

/** Lists the staff notes of a reservation, newest first. */
export function notesOf(db: Db, reservationId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('staff_notes')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Inserts a note. @returns undefined where one with its id is there */
export function insertNote(trx: Trx, row: Insertable<Schema['staff_notes']>): Promise<NoteRow | undefined> {
  return trx
    .insertInto('staff_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Inserts a saved view. */
export async function insertSavedView(db: Db, row: Insertable<Schema['saved_views']>): Promise<void> {
  await db.insertInto('saved_views').values(row).execute();
}

/** Changes a view of its owner. */
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

/** Deletes a view of its owner. */
export async function deleteSavedView(db: Db, id: string, ownerId: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).where('owner_account_id', '=', ownerId).execute();
}

/** Erases what the staff wrote about an account's stays; how a deposit was settled stays with its payment. */
export async function forgetRecords(trx: Trx, accountId: string): Promise<void> {
  const own = trx.selectFrom('reservations').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('staff_notes').where('reservation_id', 'in', own).execute();
  await trx.deleteFrom('noise_complaints').where('reservation_id', 'in', own).execute();
}
