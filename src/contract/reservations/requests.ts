import * as v from 'valibot';
import { Invitee } from '../contacts/invitations.ts';
import { isId } from '../rules/id.ts';
import {
  CountryCode,
  Email,
  Id,
  Language,
  Name,
  PhoneNumber,
  PlainDate,
  Won,
  WrittenText,
} from '../shared.ts';
import { paymentMethods } from '../rules/payment-methods.ts';

export const Occupant = v.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
  language: v.pipe(
    v.optional(v.nullable(Language), null),
    v.description(
      'In which an occupant is written to who is not the member; null for the language of the member. One that the occupant chose when signing holds over it',
    ),
  ),
});
export type Occupant = v.InferInput<typeof Occupant>;

const Chosen = {
  checkIn: PlainDate,
  checkOut: PlainDate,
  guests: v.number('guests_invalid'),
  beddingSets: v.number('bedding_invalid'),
};

const BookingConsents = v.object({
  terms: v.literal(true, 'consent_required'),
  cancellation: v.literal(true, 'consent_required'),
});

const StayOfHouse = {
  houseId: Id,
  ...Chosen,
  couponCode: v.optional(
    v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40, 'coupon_unknown'))),
    null,
  ),
};

const ExpectedTotal = v.pipe(Won, v.description('The total in won that the person saw and agreed to'));

export const QuoteRequest = v.object({
  ...StayOfHouse,
  isInternational: v.optional(v.boolean(), false),
});
export const ReservationRequest = v.object({
  ...StayOfHouse,
  occupants: v.array(Occupant, 'occupants_incomplete'),
  paymentMethod: v.picklist(paymentMethods, 'invalid_input'),
  expectedTotal: ExpectedTotal,
  consents: BookingConsents,
});
/** A request made by an administrator for a member or an invited person. Nobody agrees to terms in another's name (ADR 31). */
export const BookingForMember = v.object({
  accountId: v.pipe(
    v.optional(v.nullable(v.pipe(v.string('member_required'), v.check(isId, 'member_required'))), null),
    v.description('Of the member; null for an invitee'),
  ),
  invitee: v.pipe(
    v.optional(v.nullable(Invitee), null),
    v.description(
      'Without an account: mailed an invitation. Where the address has an account, that one is used',
    ),
  ),
  ...v.omit(ReservationRequest, ['consents']).entries,
  minNightsReason: v.pipe(
    v.optional(v.nullable(WrittenText(300)), null),
    v.description('Why the stay may be shorter than the house is let for; on record with the request'),
  ),
});
export const ReservationChange = v.object({
  ...Chosen,
  occupants: v.array(Occupant, 'occupants_incomplete'),
  expectedTotal: ExpectedTotal,
});
export const ExtensionRequest = v.object({
  checkOut: PlainDate,
  expectedTotal: ExpectedTotal,
  paymentMethod: v.picklist(paymentMethods, 'invalid_input'),
  consents: BookingConsents,
});
