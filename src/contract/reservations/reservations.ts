import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { Station } from '../houses.ts';
import {
  ChangeQuote,
  ExchangeRate,
  Extension,
  Instalment,
  PendingChange,
  Signers,
  Price,
  Quote,
  RefundPolicy,
} from './quotes.ts';
import { CheckInInfo } from './check-in-info.ts';
import { Cancellation, DepositSettlement, DepositState, OwnDeduction, Refund } from './refunds.ts';
import { EndOfAccount, LeftToPay, VirtualAccount } from './payments.ts';
import { CreatedReview, ReviewRequest } from '../reviews.ts';
import { ExtensionRequest, QuoteRequest, ReservationChange, ReservationRequest } from './requests.ts';
import { booking } from '../rules/policy.ts';
import { actorKinds, closingReasons, statuses } from '../rules/reservation-status.ts';
import {
  Bilingual,
  Cents,
  Instant,
  Language,
  Photo,
  PlainDate,
  QueryFlag,
  queryInteger,
  QueryInteger,
  Won,
} from '../shared.ts';
import { paymentMethods } from '../rules/payment-methods.ts';
import { contractStatuses } from '../vocabulary.ts';

export type { PaymentMethod } from '../rules/payment-methods.ts';
export type { OwnDeduction } from './refunds.ts';
export type { ChangeQuote, PendingChange, Quote } from './quotes.ts';

export const ReservationInstalment = v.object({
  ...Instalment.entries,
  id: v.string(),
  number: v.pipe(v.number(), v.description('Of its receipt: it stays when payments are laid out anew')),
  status: v.picklist(['due', 'overdue', 'processing', 'paid', 'partly_refunded', 'refunded']),
  graceUntil: v.nullable(
    v.pipe(
      PlainDate,
      v.description('The new deadline of an overdue instalment, once its notice has set one'),
    ),
  ),
  paidAt: v.nullable(Instant),
  method: v.nullable(v.string()),
  refunded: v.pipe(Won, v.description('What went back of its payment, the deposit included')),
  refundedUsdCents: v.nullable(Cents),
  virtualAccount: v.nullable(v.pipe(VirtualAccount, v.description('To transfer to, while that is awaited'))),
  accountEndedAt: v.nullable(EndOfAccount),
});
export type ReservationInstalment = v.InferOutput<typeof ReservationInstalment>;

export const ReservationSummary = v.object({
  id: v.string(),
  code: v.pipe(v.string(), v.description('For people: eight letters and digits')),
  status: v.picklist(statuses),
  houseId: v.string(),
  listingName: Bilingual,
  photo: v.nullable(Photo),
  checkIn: PlainDate,
  checkOut: PlainDate,
  guests: v.number(),
  total: Won,
  signed: v.boolean(),
  paid: v.pipe(v.boolean(), v.description('The first payment has been made')),
  holdExpiresAt: v.nullable(
    v.pipe(
      Instant,
      v.description('Of a request; null where a bank transfer keeps its dates until it is signed'),
    ),
  ),
  /** When and why it ended early. `endedOn` is the last day of a stay that had begun. */
  closed: v.nullable(
    v.object({ at: Instant, reason: v.picklist(closingReasons), endedOn: v.nullable(PlainDate) }),
  ),
});
export type ReservationSummary = v.InferOutput<typeof ReservationSummary>;

export const OwnSummary = v.object({
  ...ReservationSummary.entries,
  deposit: v.nullable(
    v.pipe(
      DepositState,
      v.description('Null where none was paid, or where it came back with a cancellation'),
    ),
  ),
  totalUsdCents: v.nullable(v.pipe(Cents, v.description('Of a stay that is charged in dollars'))),
  unreadTickets: v.pipe(
    v.number(),
    v.description('Tickets of it with an answer that the member has not opened'),
  ),
  extendsId: v.nullable(v.pipe(v.string(), v.description('The reservation that this one extends'))),
  leftToPay: v.nullable(LeftToPay),
});
export type OwnSummary = v.InferOutput<typeof OwnSummary>;

export const Reservation = v.object({
  ...OwnSummary.entries,
  serverNow: v.pipe(Instant, v.description('Clock of the host, against which the end of the hold is shown')),
  beddingSets: v.number(),
  couponCode: v.nullable(v.string()),
  price: Price,
  isInternational: v.boolean(),
  exchangeRate: ExchangeRate,
  policy: RefundPolicy,
  payments: v.array(ReservationInstalment),
  refunds: v.pipe(v.array(Refund), v.description('Oldest first')),
  depositSettled: v.nullable(
    v.pipe(DepositSettlement, v.description('How the deposit was settled after the stay, once it was')),
  ),
  closing: v.nullable(
    v.pipe(
      v.object({
        by: v.picklist(actorKinds),
        name: v.nullable(v.pipe(v.string(), v.description('Of the occupant who declined the contract'))),
        note: v.nullable(v.pipe(v.string(), v.description('Why, as whoever ended it wrote it'))),
      }),
      v.description('Who ended it before its time'),
    ),
  ),
  cancellable: v.boolean(),
  changeable: v.pipe(
    v.boolean(),
    v.description('Dates and people can still be changed, as the policy allows'),
  ),
  change: v.nullable(PendingChange),
  extendable: v.pipe(v.boolean(), v.description('The house is free after the check-out')),
  reviewable: v.boolean(),
  extendedById: v.nullable(v.pipe(v.string(), v.description('The reservation that extends this one'))),
  staysUntil: v.pipe(PlainDate, v.description('The day of leaving: that of its last confirmed extension')),
  occupants: v.array(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
      phoneCountry: v.string(),
      phone: v.string(),
      language: v.pipe(
        v.nullable(Language),
        v.description('In which an occupant is written to; null for the language of the member'),
      ),
      isOwnLanguage: v.pipe(
        v.boolean(),
        v.description('The occupant chose the language when signing: nobody else changes it'),
      ),
    }),
  ),
  contract: v.object({
    status: v.picklist(contractStatuses),
    sentTo: v.string(),
    signedAt: v.nullable(Instant),
    signers: Signers,
  }),
  emailConfirmed: v.boolean(),
  paymentMethod: v.picklist(paymentMethods),
  address: v.nullable(
    v.pipe(
      Bilingual,
      v.description('The exact address; null until the reservation is confirmed, and once it is closed'),
    ),
  ),
  checkInInfo: v.nullable(CheckInInfo),
  checkInInfoAt: Instant,
  cleanedOn: v.nullable(
    v.pipe(
      PlainDate,
      v.description('The day on which the house was cleaned and checked; null after the check-in'),
    ),
  ),
  area: Bilingual,
  station: Station,
});
export type Reservation = v.InferOutput<typeof Reservation>;

const summaries = { data: v.array(OwnSummary) };

export const reservations = {
  quote: post('/v1/reservations/payment-schedule', 'member', {
    summary: 'Quote a stay',
    description:
      'Price, payment schedule, exchange rate and refund policy of a stay as they would be booked now. Nothing is held.',
    body: QuoteRequest,
    data: Quote,
    safe: true,
  }),
  create: post('/v1/reservations', 'member', {
    summary: 'Request a stay',
    description: `Holds the dates for ${booking.holdHours} hours and mails the contract to every occupant. The reservation is confirmed once all have signed and the first payment is made, in either order. A house that somebody else has just taken is refused with \`dates_taken\`.`,
    query: v.object({ isInternational: v.optional(QueryFlag, 'false') }),
    body: ReservationRequest,
    data: Reservation,
  }),
  upcoming: get('/v1/reservations/upcoming', 'member', {
    summary: 'List own upcoming reservations',
    description: 'Requested or confirmed, with check-in after today; the next one first.',
    ...summaries,
  }),
  past: get('/v1/reservations/past', 'member', {
    summary: 'List own past reservations',
    description: 'Stays that have ended, by date or early; the latest first.',
    ...summaries,
  }),
  current: get('/v1/reservations/current', 'member', {
    summary: 'List own current reservations',
    description: 'Stays that have begun and have not ended.',
    ...summaries,
  }),
  canceled: get('/v1/reservations/canceled', 'member', {
    summary: 'List own cancelled reservations',
    description: 'Reservations that were cancelled, and holds that expired; the latest first.',
    ...summaries,
  }),
  get: get('/v1/reservations/{id}', 'member', {
    summary: 'Get an own reservation',
    description:
      'The reservation with its price, instalments, refunds, occupants and contract, and with the check-in information from the day before check-in on.',
    data: Reservation,
  }),
  payments: get('/v1/reservations/{id}/payments', 'member', {
    summary: 'List the instalments of a reservation',
    description: 'Each instalment with its due date, its amount and, once paid, when and how.',
    data: v.array(ReservationInstalment),
  }),
  payment: get('/v1/reservations/{id}/payments/{paymentId}', 'member', {
    summary: 'Get an instalment of a reservation',
    description: 'One instalment of an own reservation.',
    data: ReservationInstalment,
  }),
  cleaning: get('/v1/reservations/{id}/cleaning', 'member', {
    summary: 'List the pictures of the cleaned house',
    description: 'As they were taken when the house was checked for this stay; none after the check-in.',
    data: v.array(StoredPicture),
    addition: true,
  }),
  deductions: get('/v1/reservations/{id}/deductions', 'member', {
    summary: 'List what was kept of the deposit',
    description:
      'Each deduction with its reason and the pictures of it; none before the deposit was settled.',
    data: v.array(OwnDeduction),
    addition: true,
  }),
  contract: get('/v1/reservations/{id}/contract', 'member', {
    summary: 'Download the contract of a reservation',
    description: 'The contract as PDF, with the signatures and our seal once everybody has signed.',
    file: 'application/pdf',
    addition: true,
  }),
  calendar: get('/v1/reservations/{id}/calendar', 'member', {
    summary: 'Download a confirmed stay for a calendar',
    description: 'An iCalendar file (RFC 5545), the same as the one in the mail of the confirmation.',
    file: 'text/calendar',
    addition: true,
  }),
  sendContract: post('/v1/reservations/{id}/contract', 'member', {
    summary: 'Mail a new signing link',
    description: 'Mails a new link to the member; the former one opens nothing any more.',
    data: v.null(),
    addition: true,
  }),
  cancellation: get('/v1/reservations/{id}/cancellation', 'member', {
    summary: 'Preview a cancellation',
    description:
      'The refund of a cancellation today by the policy that the stay was booked under, to the won, with the payments it goes back through.',
    data: Cancellation,
    addition: true,
  }),
  cancel: del('/v1/reservations/{id}/cancel', 'member', {
    summary: 'Cancel a reservation',
    description:
      'Frees the dates and refunds by the policy. `expectedRefund` is the refund in won that the person saw: another one is refused with `refund_changed`. Repeating it changes nothing.',
    query: v.object({ expectedRefund: v.optional(QueryInteger) }),
    data: Reservation,
  }),
  change: post('/v1/reservations/{id}/change', 'member', {
    summary: 'Change dates and people of a stay',
    description:
      'As long as the policy allows it, at the exchange rate of the request. A new contract goes to every occupant. Of a confirmed stay the new nights are held beside the old ones until all have signed and the difference is paid; then the change is completed, and what is too much goes back. Otherwise it lapses and the stay stays as it was.',
    body: ReservationChange,
    data: Reservation,
    addition: true,
  }),
  changeQuote: get('/v1/reservations/{id}/change', 'member', {
    summary: 'Quote a change of a stay',
    description:
      'Price and schedule of the stay with other dates and people, at its own exchange rate; of a confirmed stay with what is to be paid or goes back.',
    query: v.object({
      checkIn: PlainDate,
      checkOut: PlainDate,
      guests: queryInteger('guests_invalid'),
      beddingSets: queryInteger('bedding_invalid'),
    }),
    data: ChangeQuote,
    addition: true,
  }),
  withdrawChange: del('/v1/reservations/{id}/change', 'member', {
    summary: 'Withdraw a change of a stay',
    description:
      'Drops a change that is not completed: the stay stays as it was, and what was paid for the change goes back. Repeating it changes nothing.',
    data: Reservation,
    addition: true,
  }),
  extension: get('/v1/reservations/{id}/extension', 'member', {
    summary: 'Quote an extension of a stay',
    description:
      'Until when the house is free after the check-out and, with `checkOut`, the quote for staying until then.',
    query: v.object({
      checkOut: v.optional(PlainDate),
      isInternational: v.optional(QueryFlag, 'false'),
    }),
    data: Extension,
    addition: true,
  }),
  extend: post('/v1/reservations/{id}/extend', 'member', {
    summary: 'Extend a stay',
    description:
      'Requests a reservation of its own from the old check-out on, for the same people, held, signed and paid like any other. The deposit stays with the first.',
    body: ExtensionRequest,
    data: Reservation,
    addition: true,
  }),
  review: post('/v1/reservations/{id}/review', 'member', {
    summary: 'Review a stay',
    description:
      'Once, by the member who stayed, after the check-out. The private comment is for administrators alone.',
    body: ReviewRequest,
    data: CreatedReview,
  }),
};
