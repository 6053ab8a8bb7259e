import type * as v from 'valibot';
import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import type { OwnTicketRead, Ticket } from '#contract/reservations/tickets.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Db } from '#server/ports/database.ts';
import { loadAdminTicket, loadThread } from './load.ts';
import { ownReservation } from './read-store.ts';
import { moveRead, replyById, ticketById, type TicketRow } from './store.ts';

/**
 * Marks an own ticket as read by its member, up to a message and up to the notifications by an instant. @throws Refusal `not_found`; `invalid_input`
 * for a message of another ticket, or an instant without any notification.
 */
export async function readByMember(
  ctx: Context,
  accountId: string,
  id: string,
  { upTo, toldAt }: v.InferOutput<typeof OwnTicketRead>,
): Promise<Ticket> {
  const ticket = await find(ctx.db, id);
  if (!(await ownReservation(ctx.db, accountId, ticket.reservation_id))) refuse('not_found');
  const written = await writtenAt(ctx.db, ticket, upTo);
  const told = toldAt === null ? written : new Date(toldAt);
  if (toldAt !== null && !(ticket.told_at && told <= ticket.told_at))
    refuse('invalid_input', {}, { toldAt: 'invalid_input' });
  await moveRead(ctx.db, ticket.id, 'member_read_at', told > written ? told : written);
  return loadThread(ctx.db, ctx, ticket.id);
}

/** Marks a ticket as read for all administrators, up to a message. @throws Refusal `not_found`, `invalid_input` */
export async function readByStaff(ctx: Context, id: string, upTo: string): Promise<AdminTicket> {
  const ticket = await find(ctx.db, id);
  await moveRead(ctx.db, ticket.id, 'staff_read_at', await writtenAt(ctx.db, ticket, upTo));
  return loadAdminTicket(ctx.db, ctx, ticket.id);
}

async function find(db: Db, id: string): Promise<TicketRow> {
  return (isId(id) && (await ticketById(db, id))) || refuse('not_found');
}

async function writtenAt(db: Db, ticket: TicketRow, id: string): Promise<Date> {
  if (id === ticket.id) return ticket.opened_at;
  const reply = await replyById(db, id);
  if (reply?.ticket_id !== ticket.id) return refuse('invalid_input', {}, { upTo: 'invalid_input' });
  return reply.written_at;
}
