import * as v from 'valibot';
import { get, post, put } from '#contract/endpoint.ts';
import { Ticket, TicketRead, TicketReply, TicketText, TicketVisit } from '#contract/reservations/tickets.ts';
import { ticketKinds, ticketStates } from '#contract/rules/tickets/ticket.ts';
import {
  Bilingual,
  Id,
  Instant,
  Language,
  OwnId,
  PageQuery,
  PlainDate,
  QueryText,
} from '#contract/shared.ts';
import { locations } from '#contract/vocabulary.ts';
import { StaffMember } from '../turnovers.ts';
import { ticketFilters } from '../vocabulary.ts';

/** A ticket in a list. `memberName` is null once the account is deleted. */
export const TicketSummary = v.object({
  id: v.string(),
  kind: v.picklist(ticketKinds),
  state: v.picklist(ticketStates),
  visit: v.nullable(TicketVisit),
  excerpt: v.pipe(v.string(), v.description('How the report begins')),
  openedAt: Instant,
  dueAt: v.pipe(
    v.nullable(Instant),
    v.description('When somebody must have seen to it at the latest; null of one that is done'),
  ),
  isOverdue: v.boolean(),
  isAnswered: v.pipe(v.boolean(), v.description('The last word is the operator’s')),
  isUnread: v.pipe(v.boolean(), v.description('Its member wrote something that no administrator has opened')),
  replies: v.number(),
  assignee: v.nullable(StaffMember),
  reservationId: v.string(),
  code: v.string(),
  houseId: v.pipe(v.string(), v.description('Of the stay when it was reported, also once that has moved')),
  listingName: Bilingual,
  location: v.picklist(locations),
  memberId: v.nullable(v.string()),
  memberName: v.nullable(v.string()),
});
export type TicketSummary = v.InferOutput<typeof TicketSummary>;

export const AdminTicketReply = v.object({
  ...TicketReply.entries,
  authorName: v.pipe(
    v.nullable(v.string()),
    v.description('Of an administrator, as they were called then; of a member null'),
  ),
});

/** A ticket with all its data. `version` covers its state, visit and assignee. */
export const AdminTicket = v.object({
  ...v.omit(TicketSummary, ['excerpt', 'replies']).entries,
  ...v.pick(Ticket, ['text', 'photos', 'repliesUntil']).entries,
  version: v.string(),
  language: v.pipe(Language, v.description('In which the member is written to')),
  checkIn: PlainDate,
  checkOut: PlainDate,
  doneAt: v.nullable(Instant),
  replies: v.array(AdminTicketReply),
  staff: v.pipe(v.array(StaffMember), v.description('To whom it may be given')),
});
export type AdminTicket = v.InferOutput<typeof AdminTicket>;

const Clock = v.pipe(v.string('visit_invalid'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'visit_invalid'));

/** A change of a ticket; omitted fields stay as they are. A `visit` plans a visit and `visit: null` cancels it. */
export const TicketChange = v.object({
  state: v.optional(v.picklist(['received', 'done'], 'invalid_input')),
  visit: v.optional(v.nullable(v.object({ date: PlainDate, from: Clock, until: Clock }))),
  assigneeId: v.optional(v.nullable(Id)),
});
export type TicketChange = v.InferInput<typeof TicketChange>;

export const TicketAnswer = v.object({ id: OwnId, text: TicketText });

export const adminTickets = {
  list: get('/v1/admin/tickets', 'admin', {
    summary: 'List tickets',
    description: 'Open ones first, the next to be due before the others; then those that are done.',
    query: v.object({
      filter: v.optional(v.picklist(ticketFilters, 'invalid_input')),
      kind: v.optional(v.picklist(ticketKinds, 'invalid_input')),
      houseId: v.optional(Id),
      reservationId: v.optional(Id),
      search: v.optional(QueryText),
      ...PageQuery,
    }),
    data: v.array(TicketSummary),
    paged: true,
    addition: true,
  }),
  get: get('/v1/admin/tickets/{id}', 'admin', {
    summary: 'Get a ticket',
    description: 'With its replies and pictures, and those to whom it may be given.',
    data: AdminTicket,
    version: 'shown',
    addition: true,
  }),
  update: put('/v1/admin/tickets/{id}', 'admin', {
    summary: 'Change a ticket',
    description:
      'Assigns it, plans a visit or says that it is done, of the version that `If-Match` names. The member is told by email and notification of a visit and when it is done. A visit that is past or ends before it begins is refused with `visit_invalid`.',
    body: TicketChange,
    data: AdminTicket,
    version: 'required',
    addition: true,
  }),
  reply: post('/v1/admin/tickets/{id}/replies', 'admin', {
    summary: 'Answer a ticket',
    description:
      'The member is told by email and notification. The same id again changes nothing. A ticket of nobody is from then on of who answers.',
    body: TicketAnswer,
    data: AdminTicket,
    addition: true,
  }),
  read: post('/v1/admin/tickets/{id}/read', 'admin', {
    summary: 'Mark a ticket as read',
    description: 'Up to a message that was shown, for all administrators; it never goes back.',
    body: TicketRead,
    data: AdminTicket,
    addition: true,
  }),
};
