import type { records } from '../admin/records.ts';
import type { AdminCancellation } from '../admin/refunds/refund-previews.ts';
import type { AdminReservation, AdminReservationDetail, adminReservations } from '../admin/reservations.ts';
import type { parking } from '../admin/parking.ts';
import type { recordedReads } from '../admin/recorded-reads.ts';
import type { nextSteps } from '../reservations/next-steps.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { picture } from './files.ts';
import { recordExamples } from './history.ts';
import { moneyByHandExamples, moveExamples } from './paying.ts';
import type { checkInReads } from '../reservations/check-in-reads.ts';
import type { reservations } from '../reservations/reservations.ts';
import { booking } from '../rules/policy.ts';
import { refundPolicies } from '../rules/refund/policies.ts';
import {
  consents,
  identity,
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
  ownSummary,
  summary,
  today,
  token,
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
  upcoming: { data: [ownSummary] },
  past: { data: [] },
  current: { data: [] },
  canceled: { data: [{ ...ownSummary, status: 'expired', holdExpiresAt: null }] },
  get: { params, data: reservation },
  payments: { params, data: instalments },
  payment: { params: { ...params, paymentId: instalment.id }, data: instalment },
  cleaning: { params, data: [picture] },
  deductions: {
    params,
    data: [
      {
        text: { ko: '주방 상판 그을림 40 × 30 cm', en: 'A burnt worktop, 40 × 30 cm' },
        amount: 120_000,
        photos: [picture],
      },
    ],
  },
  contract: { params },
  calendar: { params },
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
        rentAhead: 0,
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
      closing: { by: 'member', name: null, note: null },
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
    data: { ...quote, settlement: null },
  },
  withdrawChange: { params, data: reservation },
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
    body: {
      ...someReview,
      privateComment: 'The door lock sticks in the cold.',
      origin: { country: 'VN', university: 'yonsei' },
      photoIds: [picture.id],
    },
    data: { id: '9e8d7c6b-5a49-4838-9271-605f4e3d2c1b' },
  },
};

const member = {
  memberId,
  memberName: me.username,
  memberEmail: me.email,
  memberPhone: `${occupant.phoneCountry} ${occupant.phone}`,
  memberInvited: false,
};
const { checkInInfo: _, ...withoutKeys } = reservation;
const detail: AdminReservationDetail = {
  ...withoutKeys,
  version: '0f8e2d4c6b5a7913',
  ...member,
  invitationOpen: false,
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
  depositSettled: null,
  turnover: null,
  parked: null,
  identities: [identity],
  refundsToSend: [],
  refundsFailing: [],
  doubts: [],
  actions: ['cancel'],
};
const { photo: _photo, ...withoutPhoto } = summary;
const listed: AdminReservation = {
  ...withoutPhoto,
  ...member,
  turnover: null,
  parked: null,
  contractOpen: true,
  depositOpen: false,
  location: 'hanyang',
};
const goingBack = (total: number) => ({
  refund: { total, totalUsdCents: null },
  returns: [{ seq: 1, method: 'card', amount: total, amountUsdCents: null, arrivesBy: '2026-11-29' }],
});
const { refund: computed, returns: _returns, ...byPolicy } = reservationExamples.cancellation.data;
const adminCancellation: AdminCancellation = {
  ...byPolicy,
  kind: 'ordinary',
  computed,
  ...goingBack(back.total),
};
const deduction = {
  text: { ko: '주방 상판 그을림 40 × 30 cm', en: 'A burnt worktop, 40 × 30 cm' },
  amount: 120_000,
};
export const adminReservationExamples: ExamplesOf<
  typeof adminReservations & typeof recordedReads & typeof parking & typeof records
> = {
  list: { query: { list: 'upcoming', search: 'linh', page: '1' }, data: [listed] },
  create: {
    query: { isInternational: 'false' },
    body: {
      accountId: memberId,
      ...request,
      occupants: [occupant],
      paymentMethod: 'card',
      expectedTotal: quote.price.total,
    },
    data: detail,
  },
  quote: { body: request, data: { ...quote, isTaken: false, isTooShort: false } },
  week: { query: { from: '2027-02-22', weeks: '2' }, data: [listed] },
  waiting: {
    data: {
      parked: [{ ...listed, parked: { at: now, hasRoom: false } }],
      conflicts: [{ kind: 'turnover_problem', reservation: listed, problem: 'The boiler leaks.' }],
    },
  },
  freeHouses: {
    params,
    data: [{ id: 'hufs-green', name: listed.listingName, location: 'hufs', parked: false }],
  },
  park: { params, ifMatch: `"${detail.version}"`, data: { ...detail, parked: { at: now, hasRoom: true } } },
  putBack: { params, ifMatch: `"${detail.version}"`, data: detail },
  get: { params, data: detail },
  export: { query: { list: 'upcoming', search: 'linh' } },
  doorCode: { params, data: { doorCode: '2580*', wifiName: 'yeonnam-maru', wifiPassword: 'warm-floor' } },
  payments: { params, data: instalments },
  ...moneyByHandExamples,
  ...moveExamples,
  remind: { params, data: null },
  remindOfPayment: { params: { ...params, paymentId: instalment.id }, data: null },
  contract: { params },
  depositRefund: {
    params,
    query: { deducted: String(deduction.amount) },
    data: {
      deposit: instalment.deposit,
      deducted: deduction.amount,
      dueBy: '2027-07-09',
      ...goingBack(instalment.deposit - deduction.amount),
    },
  },
  refundDeposit: {
    params,
    ifMatch: `"${detail.version}"`,
    query: { expectedRefund: String(instalment.deposit - deduction.amount) },
    body: { deductions: [deduction] },
    data: { refunded: instalment.deposit - deduction.amount },
  },
  earlyCheckOut: {
    params,
    query: { date: '2027-04-30' },
    data: {
      kind: 'early_checkout',
      date: '2027-04-30',
      owedUntil: '2027-05-14',
      unusedNights: 42,
      noiseComplaints: 0,
      deposit: 0,
      ...goingBack(1_610_000),
    },
  },
  checkOutEarly: {
    params,
    ifMatch: `"${detail.version}"`,
    query: {
      date: '2027-04-30',
      reason: `Goes home early; the notice of ${booking.noticeNights} nights was told.`,
      expectedRefund: '1610000',
    },
    data: { refunded: 1_610_000 },
  },
  cancellation: { params, query: {}, data: adminCancellation },
  cancel: {
    params,
    ifMatch: `"${detail.version}"`,
    query: { reason: 'The boiler is beyond repair.', expectedRefund: String(back.total) },
    data: { ...detail, status: 'cancelled', actions: [] },
  },
  extendHold: { params, ifMatch: `"${detail.version}"`, data: detail },
  correctOccupant: {
    params: { ...params, position: '1' },
    ifMatch: `"${detail.version}"`,
    body: occupant,
    data: { version: '5d6c7b8a99e0f1a2', occupants: [{ ...occupant, isOwnLanguage: false }] },
  },
  ...recordExamples,
};

export const checkInReadExamples: ExamplesOf<typeof checkInReads> = { record: { params, data: null } };

export const nextStepExamples: ExamplesOf<typeof nextSteps> = {
  contractText: {
    params,
    data: {
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      blocks: [
        { kind: 'clauses', numbered: true, items: [{ ko: '실내 흡연 금지', en: 'No smoking indoors' }] },
      ],
    },
  },
  signingLink: { params, data: { token } },
  choosePaymentMethod: { params, body: { paymentMethod: 'transfer' }, data: reservation },
};
