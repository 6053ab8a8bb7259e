import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

export async function insertSignUp(trx: Trx, row: Insertable<Schema['event_sign_ups']>): Promise<void> {
  await trx.insertInto('event_sign_ups').values(row).execute();
}

export async function deleteSignUp(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('event_sign_ups').where('id', '=', id).execute();
}

export async function giveSeats(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('event_sign_ups').set({ state: 'seat' }).where('id', 'in', ids).execute();
}

export async function recordAttendance(trx: Trx, id: string, attended: boolean | null): Promise<void> {
  await trx.updateTable('event_sign_ups').set({ attended }).where('id', '=', id).execute();
}

export async function insertCancellation(
  trx: Trx,
  row: Insertable<Schema['event_cancellations']>,
): Promise<void> {
  await trx.insertInto('event_cancellations').values(row).execute();
}
