import type * as v from 'valibot';
import type { NewTicket, NewTicketReply, Ticket } from '#contract/reservations/tickets.ts';
import { isId } from '#contract/rules/id.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { tryAllowance } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import { loadThread } from './load.ts';
import { tellOpened, tellReplied } from './messages.ts';
import { dueAfterReply, dueAfterReport, mayReply, opensUntil } from './policy.ts';
import { ownReservation } from './read-store.ts';
import {
  insertReply,
  insertTicket,
  lockTicket,
  replyById,
  ticketById,
  updateTicket,
  type TicketRow,
} from './store.ts';

type Report = v.InferOutput<typeof NewTicket>;
type Reply = v.InferOutput<typeof NewTicketReply>;

/**
 * Opens a ticket about a member's own stay and notifies the administrators, once per id: a repeated call returns the current ticket.
 * @throws Refusal `not_found`, `ticket_not_possible`, `tickets_exceeded`, and those of the pictures; `invalid_input` for an id of another ticket.
 */
export function openTicket(
  ctx: Context,
  accountId: string,
  reservationId: string,
  report: Report,
): Promise<Ticket> {
  return inTransaction(ctx, async (trx) => {
    // Held, so that neither a second tab nor the deletion of the account comes between.
    if (!(await ctx.accounts.lock(trx, accountId))) refuse('unauthorized');
    const reservation =
      (isId(reservationId) && (await ownReservation(trx, accountId, reservationId))) || refuse('not_found');
    const former = await ticketById(trx, report.id);
    if (former) {
      if (former.reservation_id !== reservation.id) refuse('invalid_input', {}, { id: 'invalid_input' });
      return loadThread(trx, ctx, former.id);
    }
    const now = ctx.clock.now();
    if (opensUntil(reservation, now) === null) refuse('ticket_not_possible');
    if (await tryAllowance(ctx, 'ticketsOfReservation', reservation.id, trx))
      refuse('tickets_exceeded', { most: policy.mostPerDay });
    const ticket: TicketRow = {
      id: report.id,
      reservation_id: reservation.id,
      house_id: reservation.house_id,
      kind: report.kind,
      state: 'received',
      text: report.text,
      opened_at: new Date(now),
      due_at: dueAfterReport(report.kind, now),
      visit_on: null,
      visit_from: null,
      visit_until: null,
      assignee_account_id: null,
      done_at: null,
      told_at: null,
      member_read_at: null,
      staff_read_at: null,
    };
    if (!(await insertTicket(trx, ticket))) refuse('invalid_input', {}, { id: 'invalid_input' });
    await attach(trx, ctx, { use: { kind: 'ticket', id: ticket.id }, photos: report.photos, accountId });
    await tellOpened(trx, ctx, ticket);
    return loadThread(trx, ctx, ticket.id);
  });
}

/**
 * Adds a member's reply to an own ticket, once per id. A finished ticket opens again.
 * @throws Refusal `not_found`, `ticket_closed`, `too_many_requests`, and those of the pictures; `invalid_input` for an id of another reply.
 */
export function replyToTicket(
  ctx: Context,
  accountId: string,
  ticketId: string,
  reply: Reply,
): Promise<Ticket> {
  return inTransaction(ctx, async (trx) => {
    if (!(await ctx.accounts.lock(trx, accountId))) refuse('unauthorized');
    const ticket = (isId(ticketId) && (await lockTicket(trx, ticketId))) || refuse('not_found');
    if (!(await ownReservation(trx, accountId, ticket.reservation_id))) refuse('not_found');
    const former = await replyById(trx, reply.id);
    if (former) {
      if (former.ticket_id !== ticket.id) refuse('invalid_input', {}, { id: 'invalid_input' });
      return loadThread(trx, ctx, ticket.id);
    }
    const now = ctx.clock.now();
    if (!mayReply(ticket, now)) refuse('ticket_closed');
    const next = await tryAllowance(ctx, 'ticketRepliesOfAccount', accountId, trx);
    if (next) refuse('too_many_requests', { seconds: Math.max(Math.ceil((next.getTime() - now) / 1000), 1) });
    const row = {
      id: reply.id,
      ticket_id: ticket.id,
      author: 'member' as const,
      author_account_id: accountId,
      author_name: null,
      text: reply.text,
      written_at: new Date(now),
    };
    if (!(await insertReply(trx, row))) refuse('invalid_input', {}, { id: 'invalid_input' });
    await attach(trx, ctx, { use: { kind: 'ticket_reply', id: reply.id }, photos: reply.photos, accountId });
    const after = await updateTicket(trx, ticket.id, {
      due_at: dueAfterReply(ticket, now),
      ...(ticket.state === 'done' ? { state: 'received', done_at: null } : {}),
    });
    await tellReplied(trx, ctx, after, reply.id);
    return loadThread(trx, ctx, ticket.id);
  });
}

/** Attaches pictures to a ticket or reply; only the sender's own pictures are allowed. */
async function attach(
  trx: Trx,
  ctx: Context,
  {
    use,
    photos,
    accountId,
  }: { use: { kind: 'ticket' | 'ticket_reply'; id: string }; photos: readonly string[]; accountId: string },
): Promise<void> {
  await ctx.files.attach(trx, use, photos, { by: accountId, most: policy.maxPhotos });
}
