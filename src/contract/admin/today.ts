import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { ticketKinds, ticketStates } from '../rules/tickets/ticket.ts';
import { Instant, PageQuery, PlainDate, Won } from '../shared.ts';
import { CalendarConflict } from './calendars/calendars.ts';
import { AdminReservation } from './reservations.ts';
import { paymentDoubts, refundHandlings } from './vocabulary.ts';

/** The most entries that a list returns; its count still gives the total. */
export const MOST_OF_A_LIST = 50;

const About = {
  reservationId: v.string(),
  code: v.string(),
  listingName: AdminReservation.entries.listingName,
  memberName: v.nullable(v.string()),
};

const listOf = <T extends v.GenericSchema>(entry: T) =>
  v.object({
    total: v.pipe(v.number(), v.description('How many there are; `items` holds the first 50')),
    items: v.array(entry),
  });

export const Arrival = v.object({
  ...AdminReservation.entries,
  codeRead: v.pipe(
    v.nullable(v.boolean()),
    v.description(
      'If the member has been shown the check-in information in the app, with a network; null while there is none to read, and of extensions, whose people are in already',
    ),
  ),
});

export const OverdueInstalment = v.object({
  ...About,
  sequence: v.pipe(v.number(), v.description('From 1')),
  dueOn: PlainDate,
  amount: Won,
});
export const WaitingRefund = v.object({
  ...About,
  amount: Won,
  since: Instant,
  attempts: v.pipe(v.number(), v.description('Times that its provider has failed to carry it out')),
  handling: v.picklist(refundHandlings),
});
export const DoubtfulPayment = v.object({
  ...About,
  amount: Won,
  since: Instant,
  doubt: v.picklist(paymentDoubts),
  orderId: v.pipe(v.string(), v.description("As it stands in the provider's books")),
});
export const UnsentMessage = v.object({
  id: v.string(),
  channel: v.picklist(['email', 'sms', 'push']),
  subject: v.nullable(v.string()),
  recipient: v.nullable(v.pipe(v.string(), v.description('Null for a notification on a device'))),
  reservationId: v.nullable(v.pipe(v.string(), v.description('The reservation that it is about'))),
  memberId: v.nullable(v.pipe(v.string(), v.description('The account that it is about'))),
  since: Instant,
  attempts: v.number(),
  problem: v.nullable(v.pipe(v.string(), v.description('What the service that sends it said last'))),
  givenUp: v.boolean(),
});
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>;

export const OpenDeposit = v.object({
  ...About,
  amount: v.pipe(Won, v.description('The deposit, before deductions')),
  returnsBy: v.pipe(PlainDate, v.description('The Seoul date by which it is promised to go back')),
  isOverdue: v.boolean(),
});

export const OpenObjection = v.object({ ...About, since: Instant });

export const OpenProblem = v.object({
  turnoverId: v.string(),
  listingName: AdminReservation.entries.listingName,
  dueOn: PlainDate,
  problem: v.pipe(v.string(), v.description('As staff reported it; empty once it is erased')),
  assignee: v.nullable(v.string()),
});

export const OpenTicket = v.object({
  ...About,
  id: v.string(),
  kind: v.picklist(ticketKinds),
  state: v.picklist(ticketStates),
  dueAt: Instant,
  isOverdue: v.boolean(),
  assignee: v.nullable(v.string()),
});

export const OpenConsultation = v.object({
  id: v.string(),
  name: v.string(),
  district: v.string(),
  rooms: v.number(),
  since: Instant,
});

export const Today = v.object({
  date: PlainDate,
  arrivals: listOf(Arrival),
  departures: listOf(AdminReservation),
  holds: v.pipe(
    listOf(AdminReservation),
    v.description('Those that a bank transfer keeps, then those that run out first'),
  ),
  overdue: listOf(OverdueInstalment),
  refundsToSend: v.pipe(
    listOf(WaitingRefund),
    v.description('Refunds that want a person: those to be sent by hand, and those that keep failing'),
  ),
  refunds: v.pipe(listOf(WaitingRefund), v.description('Refunds on their way')),
  doubts: listOf(DoubtfulPayment),
  messages: listOf(UnsentMessage),
  consultations: v.pipe(
    listOf(OpenConsultation),
    v.description('Building owners who wait to be called back, the longest first'),
  ),
  tickets: v.pipe(
    listOf(OpenTicket),
    v.description('Reports and questions of members that are not done, the next to be due first'),
  ),
  calendarConflicts: v.pipe(
    listOf(CalendarConflict),
    v.description('Bookings of elsewhere that share nights with a stay of ours, by its check-in'),
  ),
  deposits: v.pipe(
    listOf(OpenDeposit),
    v.description('Deposits of stays that are over and not settled yet, the first to be due first'),
  ),
  objections: v.pipe(
    listOf(OpenObjection),
    v.description('Objections to deductions from deposits that wait for an answer, the oldest first'),
  ),
  problems: v.pipe(listOf(OpenProblem), v.description('Turnovers with a problem, the next to be due first')),
});
export type Today = v.InferOutput<typeof Today>;

export const adminToday = {
  get: get('/v1/admin/today', 'admin', {
    summary: 'Get what waits today',
    description:
      'Arrivals and departures of the day in Seoul with what each lacks, open holds, overdue instalments, refunds that have to be sent or keep failing apart from those on their way, payments in doubt, messages that are unsent after 10 minutes, problems of turnovers, reports and questions of members, deposits to return, objections to deductions from deposits, conflicts with bookings of elsewhere, and building owners who wait to be called back. Each list holds its first 50 and the number of all.',
    data: Today,
    addition: true,
  }),
  unsentMessages: get('/v1/admin/today/messages', 'admin', {
    summary: 'List the messages that did not leave',
    description:
      'All emails, text messages and notifications that are unsent 10 minutes after they were written, the oldest first. One that was given up stays until it is sent again or settled.',
    query: v.object(PageQuery),
    data: v.array(UnsentMessage),
    paged: true,
    addition: true,
  }),
  settleMessage: post('/v1/admin/today/messages/{messageId}/settlement', 'admin', {
    summary: 'Let a message be that was given up',
    description:
      'It leaves the list of what waits, and stays among the messages of its reservation. One that has left, or still may, is not found.',
    data: v.null(),
    addition: true,
  }),
};
