import * as v from 'valibot';
import { del, get, post } from './endpoint.ts';
import { ExchangeRate, InstalmentData, PolicyData, PriceData, Quote, Tier } from './quotes.ts';
import { statuses } from './rules/life.ts';
import {
  Bilingual,
  Cents,
  CountryCode,
  Email,
  Id,
  Instant,
  Name,
  PhoneNumber,
  Photo,
  PlainDate,
  QueryFlag,
  queryInteger,
  QueryInteger,
  Won,
} from './shared.ts';
import { contractStatuses, paymentMethods, signerStatuses } from './vocabulary.ts';

export type { PaymentMethod } from './vocabulary.ts';
export type { Quote } from './quotes.ts';

export const Occupant = v.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
});
export type Occupant = v.InferInput<typeof Occupant>;

const Chosen = {
  checkIn: PlainDate,
  checkOut: PlainDate,
  guests: v.number('guests_invalid'),
  beddingSets: v.number('bedding_invalid'),
};

const consents = v.object({
  terms: v.literal(true, 'consent_required'),
  cancellation: v.literal(true, 'consent_required'),
});

const StayRequest = {
  houseId: Id,
  ...Chosen,
  couponCode: v.optional(
    v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40, 'coupon_unknown'))),
    null,
  ),
};

/** An instalment together with what has become of it. `paidId` is the payment that settled it. */
export const ReservationPayment = v.object({
  ...InstalmentData.entries,
  id: v.string(),
  status: v.picklist(['due', 'processing', 'paid', 'refunded']),
  paidAt: v.nullable(Instant),
  method: v.nullable(v.string()),
});
export type ReservationPayment = v.InferOutput<typeof ReservationPayment>;

/** Money that goes back through the payment it came from. `recorded` until the provider has sent it. */
export const Refund = v.object({
  id: v.string(),
  /** Of the instalment whose payment it belongs to. */
  seq: v.number(),
  method: v.nullable(v.string()),
  amount: Won,
  amountUsdCents: v.nullable(Cents),
  status: v.picklist(['recorded', 'done']),
  recordedAt: Instant,
  arrivesBy: PlainDate,
});
export type Refund = v.InferOutput<typeof Refund>;

const Parts = { rent: Won, bedding: Won, deposit: Won, total: Won };

/** What a cancellation on a Seoul date gives back, to the won, and through which payments. */
export const Cancellation = v.object({
  today: PlainDate,
  daysBefore: v.number(),
  tier: Tier,
  policy: PolicyData,
  paid: v.object(Parts),
  refund: v.object({ ...Parts, totalUsdCents: v.nullable(Cents) }),
  /** In the order in which it is sent. */
  returns: v.array(v.omit(Refund, ['id', 'status', 'recordedAt'])),
});
export type Cancellation = v.InferOutput<typeof Cancellation>;

/** Read from 15:00 Korean time on the day before check-in, by the member alone. */
export const CheckInInfo = v.object({
  address: Bilingual,
  addressForTaxi: v.string(),
  doorCode: v.string(),
  wifiName: v.string(),
  wifiPassword: v.string(),
  way: Bilingual,
  latitude: v.number(),
  longitude: v.number(),
});
export type CheckInInfo = v.InferOutput<typeof CheckInInfo>;

export const ReservationSummary = v.object({
  id: v.string(),
  /** For people: eight letters and digits. */
  code: v.string(),
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
  holdExpiresAt: v.nullable(Instant),
});
export type ReservationSummary = v.InferOutput<typeof ReservationSummary>;

export const Reservation = v.object({
  ...ReservationSummary.entries,
  /** The host's clock, against which the hold's deadline is shown. */
  serverNow: Instant,
  beddingSets: v.number(),
  couponCode: v.nullable(v.string()),
  price: PriceData,
  isInternational: v.boolean(),
  exchangeRate: ExchangeRate,
  totalUsdCents: v.nullable(Cents),
  policy: PolicyData,
  payments: v.array(ReservationPayment),
  /** Oldest first. */
  refunds: v.array(Refund),
  cancellable: v.boolean(),
  /** Dates and people can still be changed: before anything was paid. */
  changeable: v.boolean(),
  /** The home is free after the check-out. */
  extendable: v.boolean(),
  reviewable: v.boolean(),
  /** The stay that this one prolongs, and the one that prolongs it. */
  extendsId: v.nullable(v.string()),
  extendedById: v.nullable(v.string()),
  /** When and why it ended before its time; the reason is a code, or what an administrator wrote. */
  closed: v.nullable(v.object({ at: Instant, reason: v.nullable(v.string()) })),
  occupants: v.array(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
      phoneCountry: v.string(),
      phone: v.string(),
    }),
  ),
  contract: v.object({
    status: v.picklist(contractStatuses),
    sentTo: v.string(),
    signedAt: v.nullable(Instant),
    /** Everybody who signs it; the member first. */
    signers: v.array(
      v.object({
        name: v.string(),
        email: v.string(),
        status: v.picklist(signerStatuses),
        signedAt: v.nullable(Instant),
      }),
    ),
  }),
  emailConfirmed: v.boolean(),
  paymentMethod: v.picklist(paymentMethods),
  checkInInfo: v.nullable(CheckInInfo),
  checkInInfoAt: Instant,
  area: Bilingual,
  station: v.object({ name: Bilingual, lines: v.array(v.number()), walkMinutes: v.number() }),
});
export type Reservation = v.InferOutput<typeof Reservation>;

const Rating = v.pipe(
  v.number('rating_required'),
  v.integer('rating_required'),
  v.minValue(1, 'rating_required'),
  v.maxValue(5, 'rating_required'),
);
const ReviewBody = v.object({
  ratings: v.object({ facilities: Rating, communication: Rating, community: Rating, location: Rating }),
  comment: v.pipe(
    v.string('comment_required'),
    v.trim(),
    v.minLength(1, 'comment_required'),
    v.maxLength(4000, 'text_too_long'),
  ),
  privateComment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000, 'text_too_long')), ''),
});

const list = v.array(ReservationSummary);

export const reservations = {
  quote: post('/v1/reservations/payment-schedule', 'member', {
    summary: 'Price, schedule, exchange rate and policy of a stay',
    body: v.object({ ...StayRequest, isInternational: v.optional(v.boolean(), false) }),
    data: Quote,
  }),
  create: post('/v1/reservations', 'member', {
    summary: 'Request a stay; its dates are held 24 hours for signature and first payment',
    query: v.object({ isInternational: v.optional(QueryFlag, 'false') }),
    body: v.object({
      ...StayRequest,
      occupants: v.array(Occupant, 'occupants_incomplete'),
      paymentMethod: v.picklist(paymentMethods, 'invalid_input'),
      /** The total in won that the person saw and agreed to. */
      expectedTotal: Won,
      consents,
    }),
    data: Reservation,
  }),
  upcoming: get('/v1/reservations/upcoming', 'member', {
    summary: 'Requested or confirmed, check-in after today',
    data: list,
  }),
  past: get('/v1/reservations/past', 'member', { summary: 'Ended stays', data: list }),
  current: get('/v1/reservations/current', 'member', { summary: 'Stays of today', data: list }),
  canceled: get('/v1/reservations/canceled', 'member', {
    summary: 'Cancelled and expired requests',
    data: list,
  }),
  get: get('/v1/reservations/{id}', 'member', { summary: 'One own reservation', data: Reservation }),
  payments: get('/v1/reservations/{id}/payments', 'member', {
    summary: 'Its payments',
    data: v.array(ReservationPayment),
  }),
  payment: get('/v1/reservations/{id}/payments/{paymentId}', 'member', {
    summary: 'One of its payments',
    data: ReservationPayment,
  }),
  contract: get('/v1/reservations/{id}/contract', 'member', {
    summary: 'The contract as PDF, signed once it is',
    file: 'application/pdf',
    addition: true,
  }),
  sendContract: post('/v1/reservations/{id}/contract', 'member', {
    summary: 'Mail a fresh signing link',
    data: v.null(),
    addition: true,
  }),
  cancellation: get('/v1/reservations/{id}/cancellation', 'member', {
    summary: 'What cancelling today would give back',
    data: Cancellation,
    addition: true,
  }),
  cancel: del('/v1/reservations/{id}/cancel', 'member', {
    summary: 'Cancel; repeating it changes nothing',
    /** The refund in won that the person saw and agreed to. */
    query: v.object({ expectedRefund: v.optional(QueryInteger) }),
    data: Reservation,
  }),
  change: post('/v1/reservations/{id}/change', 'member', {
    summary: 'Change dates and people before the first payment; a fresh contract is sent',
    body: v.object({
      ...Chosen,
      occupants: v.array(Occupant, 'occupants_incomplete'),
      /** The total in won that the person saw and agreed to. */
      expectedTotal: Won,
    }),
    data: Reservation,
    addition: true,
  }),
  changeQuote: get('/v1/reservations/{id}/change', 'member', {
    summary: 'What a request would cost with other dates and people, at its locked rate',
    query: v.object({
      checkIn: PlainDate,
      checkOut: PlainDate,
      guests: queryInteger('guests_invalid'),
      beddingSets: queryInteger('bedding_invalid'),
    }),
    data: Quote,
    addition: true,
  }),
  extension: get('/v1/reservations/{id}/extension', 'member', {
    summary: 'Until when a stay can be prolonged, and the quote for a check-out',
    query: v.object({
      checkOut: v.optional(PlainDate),
      isInternational: v.optional(QueryFlag, 'false'),
    }),
    data: v.object({ checkIn: PlainDate, freeUntil: PlainDate, quote: v.nullable(Quote) }),
    addition: true,
  }),
  extend: post('/v1/reservations/{id}/extend', 'member', {
    summary: 'Prolong a stay: a reservation of its own from the old check-out, held like any other',
    body: v.object({
      checkOut: PlainDate,
      expectedTotal: Won,
      paymentMethod: v.picklist(paymentMethods, 'invalid_input'),
      consents,
    }),
    data: Reservation,
    addition: true,
  }),
  review: post('/v1/reservations/{id}/review', 'member', {
    summary: 'Review an ended stay',
    body: ReviewBody,
    data: v.object({ id: v.string() }),
  }),
};
