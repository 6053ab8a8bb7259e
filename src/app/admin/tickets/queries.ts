import type { AdminTicket, TicketChange, TicketSummary } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplate, TicketTemplateContent } from '#contract/admin/tickets/ticket-templates.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { TicketSearch } from './search-params.ts';

/** Rows of the table on one page, and those that a reservation shows. */
const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

/** Lists one page of the tickets that a search names. */
export function findTickets({ page = 1, ...named }: TicketSearch): Promise<Result<Page<TicketSummary>>> {
  const query = { ...named, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminTickets.list({ query }));
}

/** Lists the tickets about a reservation. */
export const ticketsAbout = (reservationId: string): Promise<Result<Page<TicketSummary>>> =>
  attempt(() => api.adminTickets.list({ query: { reservationId, pageSize: String(LARGEST_PAGE) } }));

/** Loads a ticket with its thread. */
export const ticketDetail = (id: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.get({ params: { id } }));

/** Changes what is named of a ticket as it was seen; `current` is the ticket as it is now where somebody else has changed that meanwhile. */
export function changeTicket(seen: AdminTicket, body: TicketChange): Promise<Changed<AdminTicket>> {
  const touched = ({ state, visit, assignee }: AdminTicket) => [
    body.assigneeId !== undefined && (assignee?.id ?? null),
    (body.state !== undefined || body.visit !== undefined) && [state, visit],
  ];
  return change(seen, touched, (version) =>
    api.adminTickets.update({ params: { id: seen.id }, ifMatch: version, body }),
  );
}

/** Sends an answer under an id made here: the same one again is stored once. */
export const answerTicket = (ticketId: string, id: string, text: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.reply({ params: { id: ticketId }, body: { id, text } }));

/** Marks a ticket as read, for all administrators, up to a message that was shown. */
export const markRead = (id: string, upTo: string): Promise<Result<AdminTicket>> =>
  attempt(() => api.adminTickets.read({ params: { id }, body: { upTo } }));

/** Lists the canned answers. */
export const ticketTemplates = (): Promise<Result<TicketTemplate[]>> =>
  attempt(() => api.adminTicketTemplates.list());

const written = ({ title, kind, text }: TicketTemplate) => ({ title, kind, text });

/** Saves a canned answer; one without an id is a new one. */
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

/** Deletes a canned answer as it was seen. */
export const removeTemplate = (seen: TicketTemplate): Promise<Result<null>> =>
  attempt(() => api.adminTicketTemplates.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
