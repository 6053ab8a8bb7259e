import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { subjectOf } from './read-store.ts';
import type { TicketRow } from './store.ts';

type Dependencies = Pick<Context, 'accounts' | 'config' | 'outbox'>;

/** Notifies all administrators of a new ticket. Its text is only shown behind the link. */
export async function tellOpened(trx: Trx, ctx: Dependencies, ticket: TicketRow): Promise<void> {
  await tellStaff(trx, ctx, ticket, { kind: 'ticket-opened', about: ticket.id, assignee: null });
}

/** Notifies the assignee, or all administrators, that the member replied; replies within a minute make one message. */
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
 * Notifies the member of an answer, a visit, a canceled visit or an end. Messages within a minute become one, the last, because the thread shows
 * everything.
 * @param about identifies the news; the same value twice is one message
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
