import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { SignerIdentity } from '../contracts.ts';
import { QuoteForMember } from '../reservations/quotes.ts';
import { BookingForMember, QuoteRequest } from '../reservations/requests.ts';
import { Reservation, ReservationInstalment, ReservationSummary } from '../reservations/reservations.ts';
import { actorKinds, closingReasons, lists, statuses, transitionNames } from '../rules/reservation-status.ts';
import { booking } from '../rules/policy.ts';
import { MOST_WEEKS } from '../rules/operator-views.ts';
import {
  Id,
  Instant,
  PageQuery,
  PlainDate,
  QueryFlag,
  QueryInteger,
  queryInteger,
  QueryText,
  Won,
} from '../shared.ts';
import { locations } from '../vocabulary.ts';
import { corrections, OrderInDoubt, Reason, UNTOLD_REASON } from './corrections.ts';
import { AdminDepositSettlement, DepositRefundRequest } from './deposits.ts';
import { AdminCancellation, DepositRefund, EarlyCheckOut } from './refunds/refund-previews.ts';
import {
  cancellationKinds,
  dateKinds,
  departureKinds,
  evictionGrounds,
  reservationActions,
  reservationOrders,
  todayLists,
  turnoverStates,
} from './vocabulary.ts';

/** The member who booked, from the current account. All fields are null once the account is deleted. */
const Booker = {
  memberId: v.nullable(v.string()),
  memberName: v.nullable(v.string()),
  memberEmail: v.nullable(v.string()),
  memberPhone: v.nullable(v.pipe(v.string(), v.description('With the country code: +82 1012345678'))),
  memberInvited: v.pipe(v.boolean(), v.description('The member has not accepted the invitation yet')),
};

/** The turnover before the arrival; null if none is planned. */
const Prepared = {
  turnover: v.nullable(v.object({ id: v.string(), state: v.picklist(turnoverStates) })),
};

/** The parking of a reservation that waits for a room (ADR 37); null if it is not parked. */
const Waiting = {
  parked: v.nullable(
    v.object({
      at: Instant,
      hasRoom: v.pipe(
        v.boolean(),
        v.description('It still holds its nights; false once another reservation was moved into them'),
      ),
    }),
  ),
};

/** A reservation in an administrator's list, without the picture, which would double the size of a week's answer. */
export const AdminReservation = v.object({
  ...v.omit(ReservationSummary, ['photo']).entries,
  ...Booker,
  ...Prepared,
  ...Waiting,
  contractOpen: v.pipe(
    v.boolean(),
    v.description(
      'Somebody is still to sign: a request, or the new contract of a confirmed stay whose house or dates change',
    ),
  ),
  depositOpen: v.pipe(v.boolean(), v.description('Its deposit has to go back now')),
  location: v.picklist(locations),
});
export type AdminReservation = v.InferOutput<typeof AdminReservation>;

export const ReservationEvent = v.object({
  transition: v.picklist(transitionNames),
  at: Instant,
  by: v.picklist(actorKinds),
  byName: v.nullable(v.pipe(v.string(), v.description('As the actor was called then'))),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.record(v.string(), v.unknown()),
  reason: v.nullable(v.picklist(closingReasons)),
  note: v.nullable(v.pipe(v.string(), v.description('Why, as the administrator wrote it'))),
});
export type ReservationEvent = v.InferOutput<typeof ReservationEvent>;

/**
 * A reservation with its member and history, but without the access data of the house. `version` covers the house, dates, people, prices, payments,
 * refunds and deposit.
 */
export const AdminReservationDetail = v.object({
  ...v.omit(Reservation, ['checkInInfo']).entries,
  version: v.string(),
  ...Booker,
  invitationOpen: v.pipe(
    v.boolean(),
    v.description('The invited member can be invited again: something is still held for them here'),
  ),
  ...Prepared,
  ...Waiting,
  events: v.pipe(v.array(ReservationEvent), v.description('Oldest first')),
  depositSettled: v.nullable(
    v.pipe(
      AdminDepositSettlement,
      v.description('How the deposit was settled after the stay, once it was, and by whom'),
    ),
  ),
  identities: v.pipe(
    v.array(v.nullable(SignerIdentity)),
    v.description(
      'Who the signers of the contract are by their passports, in its order; null before they sign',
    ),
  ),
  refundsToSend: v.pipe(
    v.array(v.string()),
    v.description('Refunds, by id, that an administrator has to send: of bank transfers, and taken over'),
  ),
  refundsFailing: v.pipe(
    v.array(v.string()),
    v.description('Refunds, by id, that their provider has not carried out time and again'),
  ),
  doubts: v.pipe(
    v.array(OrderInDoubt),
    v.description('Orders that only a person can settle, the oldest first'),
  ),
  actions: v.pipe(
    v.array(v.picklist(reservationActions)),
    v.description('What an administrator may do to it now'),
  ),
});
export type AdminReservationDetail = v.InferOutput<typeof AdminReservationDetail>;

export const AdminReservationFilter = v.object({
  list: v.optional(v.picklist(lists, 'invalid_input')),
  status: v.optional(v.picklist(statuses, 'invalid_input')),
  houseId: v.optional(Id),
  location: v.optional(v.picklist(locations, 'invalid_input')),
  from: v.optional(PlainDate),
  to: v.optional(PlainDate),
  dates: v.optional(v.picklist(dateKinds, 'invalid_input'), 'stay'),
  unsigned: v.optional(QueryFlag, 'false'),
  unpaid: v.optional(QueryFlag, 'false'),
  depositOpen: v.optional(QueryFlag, 'false'),
  today: v.optional(v.picklist(todayLists, 'invalid_input')),
  search: v.optional(QueryText),
  sort: v.optional(v.picklist(reservationOrders, 'invalid_input'), 'check-in'),
  descending: v.optional(QueryFlag, 'false'),
});
export type AdminReservationFilter = v.InferOutput<typeof AdminReservationFilter>;
const AdminReservationQuery = v.object({ ...AdminReservationFilter.entries, ...PageQuery });
export type AdminReservationQuery = v.InferOutput<typeof AdminReservationQuery>;

const cancelling = {
  kind: v.optional(v.picklist(cancellationKinds, 'invalid_input'), 'ordinary'),
  override: v.optional(QueryInteger),
};
const leaving = {
  date: PlainDate,
  kind: v.optional(v.picklist(departureKinds, 'invalid_input'), 'early_checkout'),
};
const expected = { expectedRefund: v.optional(QueryInteger) };

export const Refunded = v.object({ refunded: Won });

export const adminReservations = {
  ...corrections,
  list: get('/v1/admin/reservations', 'admin', {
    summary: 'List the reservations of all members',
    description:
      '`list` keeps to one of the four lists and `status` to one status, as they are true now. `from` and `to` are both included and mean what `dates` says: arrivals, departures, or every stay with a night between. `search` finds codes, houses, the names, addresses and numbers of members, and the names and addresses of occupants; names with or without their accents.',
    query: AdminReservationQuery,
    data: v.array(AdminReservation),
    paged: true,
  }),
  create: post('/v1/admin/reservations', 'admin', {
    summary: 'Request a stay for a member',
    description:
      'For a member who phones: the request, hold and contract of `POST /v1/reservations`, on record as made by the administrator. The member agrees to the terms with the signature. An invitee is mailed an invitation to make the account. A blocked account is refused with `account_blocked`. The same request again, while it holds its dates, is the first.',
    query: v.object({ isInternational: v.optional(QueryFlag, 'false') }),
    body: BookingForMember,
    data: AdminReservationDetail,
    addition: true,
  }),
  quote: post('/v1/admin/reservations/quote', 'admin', {
    summary: 'Quote a stay for a member',
    description:
      'The quote of `POST /v1/reservations/payment-schedule`, of a stay below the minimum of the house too, and whether the dates can be had. Nothing is held.',
    body: QuoteRequest,
    data: QuoteForMember,
    addition: true,
    safe: true,
  }),
  week: get('/v1/admin/reservations/week', 'admin', {
    summary: 'List the reservations of some weeks',
    description:
      'Reservations that hold a night of the `weeks` times seven days from a date, by house and check-in.',
    query: v.object({
      from: PlainDate,
      weeks: v.optional(queryInteger('invalid_input', { minimum: 1, maximum: MOST_WEEKS }), '1'),
    }),
    data: v.array(AdminReservation),
  }),
  get: get('/v1/admin/reservations/{id}', 'admin', {
    summary: 'Get a reservation',
    description:
      'As the member sees it, with the member and everything that happened to it. The ETag is its `version`.',
    data: AdminReservationDetail,
    version: 'shown',
  }),
  payments: get('/v1/admin/reservations/{id}/payments', 'admin', {
    summary: 'List the instalments of a reservation of a member',
    description: 'Each instalment with its due date, its amount and, once paid, when and how.',
    data: v.array(ReservationInstalment),
  }),
  remindOfPayment: post('/v1/admin/reservations/{id}/payments/{paymentId}/remind', 'admin', {
    summary: 'Remind the member of a payment',
    description:
      'Mails the member, in their language, a link by which the instalment is paid; the link of the reminder before ends. Once a day per instalment (`payment_reminded`).',
    data: v.null(),
    addition: true,
  }),
  remind: post('/v1/admin/reservations/{id}/send-signing-reminder', 'admin', {
    summary: 'Remind the signers of a reservation',
    description: 'Mails a signing link to everybody who has not signed.',
    data: v.null(),
  }),
  contract: get('/v1/admin/reservations/{id}/contract', 'admin', {
    summary: 'Download the contract of a reservation of a member',
    description: 'The contract as PDF, with the signatures and our seal once everybody has signed.',
    file: 'application/pdf',
    addition: true,
  }),
  depositRefund: get('/v1/admin/reservations/{id}/refund-deposit', 'admin', {
    summary: 'Preview a refund of the deposit',
    description:
      'What would go back of the deposit now, less `deducted` won, and through which payment. Refused as the refund itself would be.',
    query: v.object({ deducted: v.optional(QueryInteger, '0') }),
    data: DepositRefund,
    addition: true,
  }),
  refundDeposit: post('/v1/admin/reservations/{id}/refund-deposit', 'admin', {
    summary: 'Refund the deposit',
    description: `Once, after the check-out (of the extension, where there is one), through the payment that it came with: in full, as without a body, or less itemised deductions, of which the member is told by mail. It is promised within ${booking.depositDays} days. Nothing goes back after an eviction. \`expectedRefund\` is the refund in won that the administrator saw: another one is refused with \`refund_changed\`.`,
    query: v.object(expected),
    body: DepositRefundRequest,
    bodyMayLack: true,
    data: Refunded,
    version: 'checked',
  }),
  earlyCheckOut: get('/v1/admin/reservations/{id}/mid-stay-checkout', 'admin', {
    summary: 'Preview the end of a running stay',
    description:
      'What would go back if the stay ended on a day, and why. Refused as the checkout itself would be, but for the grounds of an eviction.',
    query: v.object(leaving),
    data: EarlyCheckOut,
    addition: true,
  }),
  checkOutEarly: del('/v1/admin/reservations/{id}/mid-stay-checkout', 'admin', {
    summary: 'End a running stay',
    description: `Ends the stay on a day that has come, at the earliest the check-in, and refunds the unused whole nights less a notice of ${booking.noticeNights} nights. By our own fault there is no notice, and the deposit goes back with them. An eviction gives neither rent nor deposit back and needs its grounds: ${booking.evictionComplaints} recorded noise complaints, or conduct, which the reason then describes. The member is mailed the reason as it is written. \`expectedRefund\` as for a cancellation.`,
    query: v.object({
      ...leaving,
      reason: Reason,
      grounds: v.optional(v.picklist(evictionGrounds, 'invalid_input')),
      ...expected,
    }),
    data: Refunded,
    version: 'checked',
  }),
  cancellation: get('/v1/admin/reservations/{id}/cancellation', 'admin', {
    summary: 'Preview a cancellation for the member',
    description:
      'What would go back now by the policy that the stay was booked under, everything by our own fault, or with `override` that sum, payment by payment. Refused as the cancellation itself would be.',
    query: v.object(cancelling),
    data: AdminCancellation,
    addition: true,
  }),
  cancel: del('/v1/admin/reservations/{id}/cancel', 'admin', {
    summary: 'Cancel a reservation for the member',
    description:
      'Frees the dates and refunds by the policy that the stay was booked under; everything by our own fault, nothing after a natural disaster. `override` sets another sum in won, at most what was paid, and needs its own reason, which stays with the staff; the member is mailed `reason` as it is written, or a usual one without it. `expectedRefund` is the refund in won that the administrator saw: another one is refused with `refund_changed`.',
    query: v.object({
      ...cancelling,
      reason: v.optional(Reason, UNTOLD_REASON),
      overrideReason: v.optional(Reason),
      ...expected,
    }),
    data: AdminReservationDetail,
    version: 'checked',
  }),
  extendHold: post('/v1/admin/reservations/{id}/extend-hold', 'admin', {
    summary: 'Extend the hold of a request',
    description: `Holds the dates for another ${booking.holdHours} hours, once, and mails fresh signing links.`,
    data: AdminReservationDetail,
    addition: true,
    version: 'checked',
  }),
};
