import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import type { Ticket } from '#contract/reservations/tickets.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Db } from '#server/ports/database.ts';
import { presentAdminTicket, presentTicket, type PicturesOf } from './present.ts';
import { staff } from '#server/platform/staff-read-store.ts';
import { findTicket } from './read-store.ts';
import { repliesOf, ticketById, type ReplyRow, type TicketRow } from './store.ts';

type Dependencies = Pick<Context, 'clock' | 'files'>;

async function picturesOf(
  db: Db,
  { files }: Dependencies,
  ticketIds: readonly string[],
  replies: readonly ReplyRow[],
): Promise<PicturesOf> {
  const ofTickets = await files.picturesOfAll(db, 'ticket', ticketIds);
  const ofReplies = await files.picturesOfAll(
    db,
    'ticket_reply',
    replies.map(({ id }) => id),
  );
  return (id) => ofTickets.get(id) ?? ofReplies.get(id) ?? [];
}

export async function loadThreads(db: Db, ctx: Dependencies, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const ids = rows.map(({ id }) => id);
  const replies = await repliesOf(db, ids);
  const pictures = await picturesOf(db, ctx, ids, replies);
  return rows.map((row) =>
    presentTicket(
      row,
      replies.filter((reply) => reply.ticket_id === row.id),
      pictures,
    ),
  );
}

/** @throws Refusal `not_found` */
export async function loadThread(db: Db, ctx: Dependencies, id: string): Promise<Ticket> {
  const row = (await ticketById(db, id)) ?? refuse('not_found');
  const [thread] = await loadThreads(db, ctx, [row]);
  return thread ?? refuse('not_found');
}

/** @throws Refusal `not_found` */
export async function loadAdminTicket(db: Db, ctx: Dependencies, id: string): Promise<AdminTicket> {
  const row = (isId(id) && (await findTicket(db, id))) || refuse('not_found');
  const replies = await repliesOf(db, [row.id]);
  const pictures = await picturesOf(db, ctx, [row.id], replies);
  const parts = { replies, picturesOf: pictures, staff: await staff(db) };
  return presentAdminTicket(row, parts, ctx.clock.now());
}
