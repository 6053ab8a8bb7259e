import type { AdminReservation, AdminReservationDetail, adminReservations } from '../admin/reservations.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { reservations } from '../reservations.ts';
import { booking, refundPolicies } from '../rules/policy.ts';
import {
  consents,
  instalment,
  instalments,
  me,
  memberId,
  now,
  occupant,
  quote,
  request,
  reservation,
  reservationId,
  someReview,
  summary,
  today,
} from './world.ts';

const params = { id: reservationId };
const [tier] = refundPolicies.semester.tiers;
const rentBack = (instalment.rent * tier!.rentPercent) / 100;
const back = {
  rent: rentBack,
  bedding: instalment.bedding,
  deposit: instalment.deposit,
  total: rentBack + instalment.bedding + instalment.deposit,
};
const { beddingSets, guests } = request;

export const reservationExamples: ExamplesOf<typeof reservations> = {
  quote: { body: request, data: quote },
  create: {
    query: { isInternational: 'false' },
    body: {
      ...request,
      occupants: [occupant],
      paymentMethod: 'card',
      expectedTotal: quote.price.total,
      consents,
    },
    data: reservation,
  },
  upcoming: { data: [summary] },
  past: { data: [] },
  current: { data: [] },
  canceled: { data: [{ ...summary, status: 'expired', holdExpiresAt: null }] },
  get: { params, data: reservation },
  payments: { params, data: instalments },
  payment: { params: { ...params, paymentId: instalment.id }, data: instalment },
  contract: { params },
  sendContract: { params, data: null },
  cancellation: {
    params,
    data: {
      today,
      daysBefore: 95,
      tier: tier!,
      policy: refundPolicies.semester,
      paid: {
        rent: instalment.rent,
        bedding: instalment.bedding,
        deposit: instalment.deposit,
        total: instalment.amount,
      },
      refund: { ...back, totalUsdCents: null },
      returns: [
        { seq: 1, method: 'card', amount: back.total, amountUsdCents: null, arrivesBy: '2026-11-29' },
      ],
    },
  },
  cancel: {
    params,
    query: { expectedRefund: String(back.total) },
    data: {
      ...reservation,
      status: 'cancelled',
      holdExpiresAt: null,
      cancellable: false,
      changeable: false,
      closed: { at: now, reason: 'member', endedOn: null },
    },
  },
  change: {
    params,
    body: {
      checkIn: request.checkIn,
      checkOut: request.checkOut,
      guests,
      beddingSets,
      occupants: [occupant],
      expectedTotal: quote.price.total,
    },
    data: reservation,
  },
  changeQuote: {
    params,
    query: {
      checkIn: request.checkIn,
      checkOut: request.checkOut,
      guests: String(guests),
      beddingSets: String(beddingSets),
    },
    data: quote,
  },
  extension: {
    params,
    query: {},
    data: { checkIn: request.checkOut, freeUntil: '2027-08-15', quote: null },
  },
  extend: {
    params,
    body: { checkOut: '2027-08-15', expectedTotal: 1_955_000, paymentMethod: 'card', consents },
    data: reservation,
  },
  review: {
    params,
    body: { ...someReview, privateComment: 'The door lock sticks in the cold.' },
    data: { id: '9e8d7c6b-5a49-4838-9271-605f4e3d2c1b' },
  },
};

const member = {
  memberId,
  memberName: me.username,
  memberEmail: me.email,
  memberPhone: `${occupant.phoneCountry} ${occupant.phone}`,
};
const { checkInInfo: _, ...withoutKeys } = reservation;
const detail: AdminReservationDetail = {
  ...withoutKeys,
  ...member,
  events: [
    {
      transition: 'request',
      at: now,
      by: 'member',
      byName: me.username,
      before: null,
      after: { status: 'requested' },
      reason: null,
      note: null,
    },
  ],
};
const listed: AdminReservation = { ...summary, ...member, location: 'hanyang' };
export const adminReservationExamples: ExamplesOf<typeof adminReservations> = {
  list: { query: { list: 'upcoming', search: 'linh', page: '1' }, data: [listed] },
  week: { query: { from: '2027-02-22', weeks: '2' }, data: [listed] },
  get: { params, data: detail },
  payments: { params, data: instalments },
  remind: { params, data: null },
  contract: { params },
  refundDeposit: { params, query: {}, data: { refunded: instalment.deposit } },
  checkOutEarly: {
    params,
    query: {
      date: '2027-04-30',
      reason: `Goes home early; the notice of ${booking.noticeNights} nights was told.`,
    },
    data: { refunded: 1_610_000 },
  },
  cancel: { params, data: { ...detail, status: 'cancelled' } },
};
