import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { subjectOf } from './read-store.ts';
import type { TicketRow } from './store.ts';

type Dependencies = Pick<Context, 'accounts' | 'config' | 'outbox'>;

/** Tells all administrators of a new ticket. Its words stand behind the link alone. */
export async function tellOpened(trx: Trx, ctx: Dependencies, ticket: TicketRow): Promise<void> {
  await tellStaff(trx, ctx, ticket, { kind: 'ticket-opened', about: ticket.id, assignee: null });
}

/** Tells whom a ticket is assigned to, or all administrators, that its member has written again; of several within a minute once. */
export async function tellReplied(
  trx: Trx,
  ctx: Dependencies,
  ticket: TicketRow,
  replyId: string,
): Promise<void> {
  await tellStaff(trx, ctx, ticket, {
    kind: 'ticket-replied',
    about: replyId,
    assignee: ticket.assignee_account_id,
  });
}

async function tellStaff(
  trx: Trx,
  ctx: Dependencies,
  ticket: TicketRow,
  {
    kind,
    about,
    assignee,
  }: { kind: 'ticket-opened' | 'ticket-replied'; about: string; assignee: string | null },
): Promise<void> {
  const { code, house } = await subjectOf(trx, ticket.id);
  const all = await ctx.accounts.administrators(trx);
  const assigned = all.filter(({ id }) => id === assignee);
  for (const administrator of assigned.length > 0 ? assigned : all) {
    const topic = `ticket-reply:${ticket.id}:${administrator.id}`;
    if (kind === 'ticket-replied') await ctx.outbox.withdraw(trx, topic);
    await ctx.outbox.post(trx, {
      key: `${about}:${kind}:${administrator.id}`,
      kind,
      accountId: administrator.id,
      reservationId: ticket.reservation_id,
      channel: 'email',
      to: administrator.email,
      language: administrator.language,
      ...(kind === 'ticket-replied' && { topic }),
      params: {
        name: administrator.first_name,
        house,
        code,
        ticketKind: ticket.kind,
        link: `${ctx.config.publicUrl}/admin/tickets/${ticket.id}`,
      },
    });
  }
}

/**
 * Tells the member by email and notification that there is an answer, a visit, none any more or an end. What goes out within a minute of each other is one
 * message, the last: the thread says everything.
 * @param about names what is told: the same twice is one message
 */
export async function tellMember(
  trx: Trx,
  ctx: Dependencies,
  ticket: TicketRow,
  {
    kind,
    about,
  }: { kind: 'ticket-answered' | 'ticket-visit' | 'ticket-visit-off' | 'ticket-done'; about: string },
): Promise<void> {
  const { code, house, account_id, email, first_name, language } = await subjectOf(trx, ticket.id);
  if (account_id === null || email === null) return;
  const topic = `ticket:${ticket.id}:member`;
  await ctx.outbox.withdraw(trx, topic);
  await ctx.outbox.post(trx, {
    key: `${about}:${kind}`,
    kind,
    accountId: account_id,
    reservationId: ticket.reservation_id,
    channel: 'email',
    to: email,
    language: language ?? 'ko',
    topic,
    params: {
      name: first_name ?? '',
      house,
      code,
      visitOn: ticket.visit_on ?? '',
      visitFrom: ticket.visit_from ?? '',
      visitUntil: ticket.visit_until ?? '',
      link: `${ctx.config.publicUrl}/mypage/${ticket.reservation_id}#tickets`,
    },
  });
}
