import type { AdminTicket, TicketChange, TicketSummary } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplate, TicketTemplateContent } from '#contract/admin/tickets/ticket-templates.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { TicketSearch } from './search-params.ts';

const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

export function findTickets({ page = 1, ...named }: TicketSearch): Promise<Result<Page<TicketSummary>>> {
  const query = { ...named, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminTickets.list({ query }));
}

export const ticketsAbout = (reservationId: string): Promise<Result<Page<TicketSummary>>> =>
  attempt(() => api.adminTickets.list({ query: { reservationId, pageSize: String(LARGEST_PAGE) } }));

export const ticketDetail = (id: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.get({ params: { id } }));

/** Changes the given fields of a ticket as it was seen. If somebody else changed the same fields, `current` is the present ticket. */
export function changeTicket(seen: AdminTicket, body: TicketChange): Promise<Changed<AdminTicket>> {
  const touched = ({ state, visit, assignee }: AdminTicket) => [
    body.assigneeId !== undefined && (assignee?.id ?? null),
    (body.state !== undefined || body.visit !== undefined) && [state, visit],
  ];
  return change(seen, touched, (version) =>
    api.adminTickets.update({ params: { id: seen.id }, ifMatch: version, body }),
  );
}

/** Sends an answer under an id made here, so that resending it stores it only once. */
export const answerTicket = (ticketId: string, id: string, text: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.reply({ params: { id: ticketId }, body: { id, text } }));

/** Marks a ticket as read for all administrators, up to the last message that was shown. */
export const markRead = (id: string, upTo: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.read({ params: { id }, body: { upTo } }));

export const ticketTemplates = (): Promise<Result<TicketTemplate[]>> =>
  attempt(() => api.adminTicketTemplates.list());

const written = ({ title, kind, text }: TicketTemplate) => ({ title, kind, text });

/** Saves a canned answer; one with an empty id is added. */
export function saveTemplate(
  seen: TicketTemplate,
  body: TicketTemplateContent,
): Promise<Changed<TicketTemplate>> {
  return change(seen, written, (version) =>
    seen.id === ''
      ? api.adminTicketTemplates.create({ body })
      : api.adminTicketTemplates.update({ params: { id: seen.id }, ifMatch: version, body }),
  );
}

/** Deletes a canned answer; refused if it is not the version that was seen. */
export const removeTemplate = (seen: TicketTemplate): Promise<Result<null>> =>
  attempt(() => api.adminTicketTemplates.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
