import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { Reservation, ReservationInstalment, ReservationSummary } from '../reservations.ts';
import { actorKinds, closingReasons, lists, statuses, transitionNames } from '../rules/reservation-status.ts';
import {
  Id,
  Instant,
  PageQuery,
  PlainDate,
  QueryFlag,
  queryInteger,
  QueryText,
  WrittenText,
  Won,
} from '../shared.ts';
import { locations } from '../vocabulary.ts';

/** The member who booked, by the account's present entries; all are null once it was deleted. */
const Booker = {
  memberId: v.nullable(v.string()),
  memberName: v.nullable(v.string()),
  memberEmail: v.nullable(v.string()),
  memberPhone: v.nullable(v.pipe(v.string(), v.description('With the country code: +82 1012345678'))),
};

/** A reservation as administrators see it in a list. */
export const AdminReservation = v.object({
  ...ReservationSummary.entries,
  ...Booker,
  location: v.picklist(locations),
});
export type AdminReservation = v.InferOutput<typeof AdminReservation>;

/** A change of a reservation, as it is on record. */
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

/** A reservation with the member who booked it and its history; how to get into the house is not part of it. */
export const AdminReservationDetail = v.object({
  ...v.omit(Reservation, ['checkInInfo']).entries,
  ...Booker,
  events: v.pipe(v.array(ReservationEvent), v.description('Oldest first')),
});
export type AdminReservationDetail = v.InferOutput<typeof AdminReservationDetail>;

/** The dates by which reservations are found: those of arrival, those of departure, or every night between. */
export const dateKinds = ['arrival', 'departure', 'stay'] as const;
export const reservationOrders = ['check-in', 'check-out', 'requested', 'total'] as const;

const AdminReservationQuery = v.object({
  list: v.optional(v.picklist(lists, 'invalid_input')),
  status: v.optional(v.picklist(statuses, 'invalid_input')),
  houseId: v.optional(Id),
  location: v.optional(v.picklist(locations, 'invalid_input')),
  from: v.optional(PlainDate),
  to: v.optional(PlainDate),
  dates: v.optional(v.picklist(dateKinds, 'invalid_input'), 'stay'),
  unsigned: v.optional(QueryFlag, 'false'),
  unpaid: v.optional(QueryFlag, 'false'),
  search: v.optional(QueryText),
  sort: v.optional(v.picklist(reservationOrders, 'invalid_input'), 'check-in'),
  descending: v.optional(QueryFlag, 'false'),
  ...PageQuery,
});
export type AdminReservationQuery = v.InferOutput<typeof AdminReservationQuery>;

/** The longest stretch of the week view. */
export const MOST_WEEKS = 8;

export const Refunded = v.object({ refunded: Won });

export const adminReservations = {
  list: get('/v1/admin/reservations', 'admin', {
    summary: 'List the reservations of all members',
    description:
      '`list` keeps to one of the four lists and `status` to one status, as they are true now. `from` and `to` are both included and mean what `dates` says: arrivals, departures, or every stay with a night between. `search` finds codes, houses and the names, addresses and numbers of members.',
    query: AdminReservationQuery,
    data: v.array(AdminReservation),
    paged: true,
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
    description: 'As the member sees it, with the member and everything that happened to it.',
    data: AdminReservationDetail,
  }),
  payments: get('/v1/admin/reservations/{id}/payments', 'admin', {
    summary: 'List the instalments of a reservation of a member',
    description: 'Each instalment with its due date, its amount and, once paid, when and how.',
    data: v.array(ReservationInstalment),
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
  refundDeposit: post('/v1/admin/reservations/{id}/refund-deposit', 'admin', {
    summary: 'Refund the deposit',
    description: 'After the check-out: in full, or less itemised deductions.',
    query: v.object({ deductions: v.optional(v.string()) }),
    data: Refunded,
  }),
  checkOutEarly: del('/v1/admin/reservations/{id}/mid-stay-checkout', 'admin', {
    summary: 'End a running stay',
    description: 'Ends the stay on a date, with a reason, and refunds the unused nights less the notice.',
    query: v.object({ date: PlainDate, reason: WrittenText(500) }),
    data: Refunded,
  }),
  cancel: del('/v1/admin/reservations/{id}/cancel', 'admin', {
    summary: 'Cancel a reservation for the member',
    description: 'Frees the dates and refunds by the policy that the stay was booked under.',
    data: AdminReservationDetail,
  }),
};
