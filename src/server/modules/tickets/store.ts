import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type TicketRow = Selectable<Schema['tickets']>;
export type ReplyRow = Selectable<Schema['ticket_replies']>;

/** @returns false if a ticket with its id exists. */
export async function insertTicket(trx: Trx, row: Insertable<Schema['tickets']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('tickets')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false if a reply with its id exists. */
export async function insertReply(trx: Trx, row: Insertable<Schema['ticket_replies']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('ticket_replies')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function ticketById(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockTicket(trx: Trx, id: string): Promise<TicketRow | undefined> {
  return trx.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function replyById(db: Db, id: string): Promise<ReplyRow | undefined> {
  return db.selectFrom('ticket_replies').selectAll().where('id', '=', id).executeTakeFirst();
}

export function updateTicket(
  trx: Trx,
  id: string,
  change: Updateable<Schema['tickets']>,
): Promise<TicketRow> {
  return trx.updateTable('tickets').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Moves the read mark of a ticket forward, never back. */
export async function moveRead(
  db: Db,
  id: string,
  column: 'member_read_at' | 'staff_read_at',
  at: Date,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set((eb) => ({ [column]: eb.fn('greatest', [column, eb.val(at)]) }))
    .where('id', '=', id)
    .execute();
}

export function ticketsOf(db: Db, reservationId: string): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function repliesOf(db: Db, ticketIds: readonly string[]): Promise<ReplyRow[]> {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

export async function deleteTickets(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('tickets').where('id', 'in', ids).execute();
}
