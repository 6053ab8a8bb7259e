import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { tickets as policy } from '../rules/tickets/policy.ts';
import { ticketKinds, ticketStates } from '../rules/tickets/ticket.ts';
import { Id, Instant, OwnId, PlainDate, WrittenText } from '../shared.ts';

export const TicketText = WrittenText(policy.maxText);
const photos = v.pipe(
  v.optional(v.pipe(v.array(Id), v.maxLength(policy.maxPhotos, 'pictures_exceeded')), []),
  v.description('Ids of pictures that the sender uploaded, of the purpose `ticket`'),
);

/** A planned visit: a Seoul date and two times of that day in Korea. */
export const TicketVisit = v.object({
  date: PlainDate,
  from: v.pipe(v.string(), v.description('HH:MM in Korea')),
  until: v.pipe(v.string(), v.description('HH:MM in Korea')),
});
export type TicketVisit = v.InferOutput<typeof TicketVisit>;

export const TicketReply = v.object({
  id: v.string(),
  author: v.picklist(['member', 'operator']),
  text: v.string(),
  photos: v.array(StoredPicture),
  writtenAt: Instant,
});
export type TicketReply = v.InferOutput<typeof TicketReply>;

export const Ticket = v.object({
  id: v.string(),
  kind: v.picklist(ticketKinds),
  state: v.picklist(ticketStates),
  visit: v.pipe(v.nullable(TicketVisit), v.description('Of the state `visit_planned`')),
  text: v.string(),
  photos: v.array(StoredPicture),
  openedAt: Instant,
  repliesUntil: v.pipe(
    v.nullable(Instant),
    v.description('Until when a reply opens it again; null while it is not done'),
  ),
  replies: v.array(TicketReply),
  toldAt: v.pipe(
    v.nullable(Instant),
    v.description('When its member was last told that a visit is planned, or that it is done'),
  ),
  isUnread: v.pipe(
    v.boolean(),
    v.description(
      'The operator wrote, planned a visit or said that it is done, and its member has not opened it',
    ),
  ),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const ReservationTickets = v.object({
  opensUntil: v.pipe(
    v.nullable(PlainDate),
    v.description('The last day on which another may be opened; null where none may be'),
  ),
  tickets: v.pipe(v.array(Ticket), v.description('The newest first')),
});
export type ReservationTickets = v.InferOutput<typeof ReservationTickets>;

export const NewTicket = v.object({
  id: OwnId,
  kind: v.picklist(ticketKinds, 'invalid_input'),
  text: TicketText,
  photos,
});
export type NewTicket = v.InferInput<typeof NewTicket>;
export const NewTicketReply = v.object({ id: OwnId, text: TicketText, photos });
export type NewTicketReply = v.InferInput<typeof NewTicketReply>;

/** The newest message seen. Messages written later stay unread. */
export const TicketRead = v.object({
  upTo: v.pipe(
    v.string('invalid_input'),
    v.uuid('invalid_input'),
    v.toLowerCase(),
    v.description('Id of the newest reply that was shown; of the ticket itself where there was none'),
  ),
});

export const OwnTicketRead = v.object({
  ...TicketRead.entries,
  toldAt: v.pipe(
    v.optional(v.nullable(v.pipe(v.string('invalid_input'), v.isoTimestamp('invalid_input'))), null),
    v.description('`toldAt` of the ticket that was shown'),
  ),
});
export type OwnTicketRead = v.InferInput<typeof OwnTicketRead>;

export const tickets = {
  list: get('/v1/reservations/{id}/tickets', 'member', {
    summary: 'List the tickets of a stay',
    description: 'All reports and questions about an own reservation, with their replies and pictures.',
    data: ReservationTickets,
    addition: true,
  }),
  open: post('/v1/reservations/{id}/tickets', 'member', {
    summary: 'Open a ticket',
    description: `Reports damage, a malfunction or noise, or asks something, about an own stay: from its confirmation until ${policy.openDays} days after leaving, otherwise \`ticket_not_possible\`. The same id again changes nothing and answers the ticket as it is. The administrators are told by email. At most ${policy.mostPerDay} a day (\`tickets_exceeded\`).`,
    body: NewTicket,
    data: Ticket,
    addition: true,
  }),
  reply: post('/v1/tickets/{id}/replies', 'member', {
    summary: 'Reply to an own ticket',
    description: `The same id again changes nothing. A reply opens a ticket again for ${policy.reopenDays} days after it was done; later it is refused with \`ticket_closed\`. Whom the ticket is assigned to is told by email.`,
    body: NewTicketReply,
    data: Ticket,
    addition: true,
  }),
  read: post('/v1/tickets/{id}/read', 'member', {
    summary: 'Mark an own ticket as read',
    description:
      'Up to a message that was shown, on all devices; it never goes back. Getting the tickets alone marks nothing, since devices store them for times without a network.',
    body: OwnTicketRead,
    data: Ticket,
    addition: true,
  }),
};
