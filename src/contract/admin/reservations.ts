import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { Reservation, ReservationInstalment, ReservationSummary } from '../reservations.ts';
import { lists } from '../rules/reservation-status.ts';
import { PageQuery, PlainDate, WrittenText, Won } from '../shared.ts';

/** A reservation as administrators see it in a list. */
export const AdminReservation = v.object({
  ...ReservationSummary.entries,
  memberId: v.string(),
  memberName: v.string(),
  memberEmail: v.string(),
});
export type AdminReservation = v.InferOutput<typeof AdminReservation>;
/** A reservation with the member who booked it. */
export const AdminReservationDetail = v.object({
  ...Reservation.entries,
  memberId: v.string(),
  memberName: v.string(),
  memberEmail: v.string(),
});

export const Refunded = v.object({ refunded: Won });

export const adminReservations = {
  list: get('/v1/admin/reservations', 'admin', {
    summary: 'List the reservations of all members',
    description: '`list` keeps to one of the four lists; `search` finds codes, names and addresses.',
    query: v.object({
      list: v.optional(v.picklist(lists, 'invalid_input')),
      search: v.optional(v.pipe(v.string(), v.maxLength(100))),
      ...PageQuery,
    }),
    data: v.array(AdminReservation),
    paged: true,
  }),
  week: get('/v1/admin/reservations/week', 'admin', {
    summary: 'List the reservations of a week',
    description: 'Reservations that touch the seven days from a date.',
    query: v.object({ from: PlainDate }),
    data: v.array(AdminReservation),
  }),
  get: get('/v1/admin/reservations/{id}', 'admin', {
    summary: 'Get a reservation',
    description: 'As the member sees it, with the member.',
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
