import type { Cents, Won } from '#contract/rules/money.ts';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { PayingMessages } from './paying.ts';

/** Money as messages tell it: `usd` in cents, 0 where nothing was charged in dollars. */
type Charged = { amount: Won; usd: Cents };
/** The end of a stay as messages tell it: what was paid, and the `amount` that goes back. */
type Closing = Charged & {
  name: string;
  house: Bilingual;
  code: string;
  paid: Won;
  paidUsd: Cents;
  link: string;
};
type Cancelled = Closing & { checkIn: string; checkOut: string };
/** `occupants` names everybody who will live there. */
type Confirmed = {
  name: string;
  house: Bilingual;
  checkIn: string;
  checkOut: string;
  code: string;
  address: Bilingual;
  occupants: string;
  link: string;
};
type CheckIn = {
  name: string;
  house: Bilingual;
  checkIn: string;
  address: Bilingual;
  doorCode: string;
  wifiName: string;
  wifiPassword: string;
  way: Bilingual;
  link: string;
};
type CheckOut = { name: string; house: Bilingual; checkOut: string; link: string };
type EndedEarly = Closing & { endedOn: string; reason: string };

type StayMoved = {
  name: string;
  house: Bilingual;
  checkIn: string;
  checkOut: string;
  code: string;
  reason: string;
  link: string;
};

type StayChanged = {
  name: string;
  house: Bilingual;
  checkIn: string;
  checkOut: string;
  code: string;
  difference: Won;
  differenceUsd: Cents;
  returned: Won;
  returnedUsd: Cents;
  expiresAt: string;
  link: string;
};

/** An event as messages tell it; `endsAt` is empty where nobody said. */
type EventTold = {
  name: string;
  event: Bilingual;
  startsAt: string;
  endsAt: string;
  place: Bilingual;
  link: string;
};

/** News of a ticket as its member reads it; `visitOn` is empty where no visit is planned, the other two are HH:MM in Korea. */
type TicketTold = {
  name: string;
  house: Bilingual;
  code: string;
  visitOn: string;
  visitFrom: string;
  visitUntil: string;
  link: string;
};
/** A ticket as an administrator is told of it: its words are read behind the link. */
type TicketCame = { name: string; house: Bilingual; code: string; ticketKind: TicketKind; link: string };

/** `deductions` as one line, empty where there are none. */
type DepositSettled = {
  name: string;
  house: Bilingual;
  code: string;
  deposit: Won;
  depositUsd: Cents;
  deductions: string;
  amount: Won;
  usd: Cents;
  link: string;
};

/** The messages that people get, with what each one tells. Their texts are in `locales/{ko,en}/mail.json`. */
export type MessageParams = PayingMessages & {
  'confirm-address': { name: string; link: string };
  /** To an administrator: a building owner asks to be called back. `rooms` is a number; who asks is read behind the link. */
  consultation: { name: string; district: string; rooms: string; link: string };
  /** To an administrator: several building owners ask, `requests` a number. */
  consultations: { name: string; requests: string; link: string };
  /** `expiresAt` is the end of the hold; empty once the stay is confirmed. */
  invitation: {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    expiresAt: string;
    link: string;
  };
  'reset-password': { name: string; link: string };
  'password-changed': { name: string; link: string };
  'confirm-new-address': { name: string; link: string };
  /** To an address that somebody asked to use for another account than the one that has it. */
  'address-in-use': { name: string; link: string };
  'address-changing': { name: string; newAddress: string; link: string };
  'google-linked': { name: string; link: string };
  'account-deleted': { name: string; link: string };
  contract: {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    link: string;
    expiresAt: string;
  };
  'contract-occupant': {
    name: string;
    booker: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    link: string;
    expiresAt: string;
  };
  'signing-reminder': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    link: string;
    expiresAt: string;
  };
  'contract-signed': { name: string; house: Bilingual; checkIn: string; checkOut: string; link: string };
  'contract-declined': { name: string; house: Bilingual; signer: string; reason: string; link: string };
  /** To the member who booked and declined. */
  'contract-declined-by-you': {
    name: string;
    house: Bilingual;
    signer: string;
    reason: string;
    link: string;
  };
  /** `paid` so far, `next` the payment that follows: its day empty and its amounts 0 where there is none. */
  'stay-confirmed': Confirmed & {
    paid: Won;
    paidUsd: Cents;
    nextOn: string;
    next: Won;
    nextUsd: Cents;
  };
  'stay-confirmed-occupant': Confirmed;
  /** To who would live there, or does, without the account. */
  'stay-ended-occupant': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    link: string;
  };
  'hold-expired': { name: string; house: Bilingual; checkIn: string; checkOut: string; link: string };
  /** `seq` of `instalments`, for the nights `from` a Seoul date `until` another, half-open; the receipt of `payment`, an id, goes with the mail. */
  'payment-received': {
    name: string;
    house: Bilingual;
    paid: Won;
    usd: Cents;
    seq: string;
    instalments: string;
    from: string;
    until: string;
    payment: string;
    link: string;
  };
  'payment-returned': Charged & { name: string; house: Bilingual; link: string };
  'stay-cancelled': Cancelled;
  /** `reason` is as an administrator wrote it. */
  'stay-cancelled-by-us': Cancelled & { reason: string };
  'stay-cancelled-for-disaster': Cancelled & { reason: string };
  /** `house` is the new one, `reason` as an administrator wrote it. */
  'stay-moved': StayMoved;
  /** At another price than was agreed. `change` is the total less the agreed one, `difference` is to be paid by `dueOn`, empty where nothing is. */
  'stay-moved-repriced': StayMoved & {
    agreed: Won;
    agreedUsd: Cents;
    total: Won;
    totalUsd: Cents;
    change: Won;
    changeUsd: Cents;
    difference: Won;
    differenceUsd: Cents;
    dueOn: string;
    returned: Won;
    returnedUsd: Cents;
  };
  /** A change of a confirmed stay; of one that lapsed the dates that stay. `difference` is to be paid, `returned` goes back once it is completed. */
  'change-asked': StayChanged;
  'change-completed': StayChanged;
  'change-lapsed': StayChanged;
  /** By an administrator who moved the stay; `house` is the new one. */
  'change-withdrawn': StayChanged;
  'change-declined': { name: string; house: Bilingual; signer: string; reason: string; link: string };
  /** To who was to sign the contract of a change without the account. */
  'change-dropped-occupant': { name: string; house: Bilingual; code: string; link: string };
  'stay-ended-early': EndedEarly;
  'stay-evicted': EndedEarly;
  /** A deposit is settled: its refund follows, has been sent, or there is none. */
  'deposit-refunded': DepositSettled;
  'deposit-returned': DepositSettled;
  'deposit-kept': DepositSettled;
  /** To an administrator; what was objected to is read behind the link. */
  'deposit-objection': { name: string; house: Bilingual; code: string; link: string };
  /** `text` is the answer as an administrator wrote it, in one language. */
  'objection-answered': { name: string; house: Bilingual; code: string; text: Bilingual; link: string };
  'instalment-due': { name: string; house: Bilingual; amount: Won; usd: Cents; dueOn: string; link: string };
  'instalment-overdue': {
    name: string;
    house: Bilingual;
    amount: Won;
    usd: Cents;
    dueOn: string;
    deadline: string;
    link: string;
  };
  /** `sequence` is that of the calendar file (RFC 5545, 3.8.7.4). */
  'event-seat': EventTold & { boardId: string; sequence: number };
  /** Likewise; to those who wait, who get no file, it is 0. */
  'event-moved': EventTold & { boardId: string; sequence: number };
  'event-reminder': EventTold;
  /** `reason` is as an administrator wrote it. */
  'event-cancelled': EventTold & { reason: Bilingual };
  /** `text` is as an administrator wrote it. */
  'event-message': EventTold & { text: Bilingual };
  /** To a member who asked to be told when a house becomes free; `stop` is a link that ends all their alerts. */
  'availability-alert': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    link: string;
    stop: string;
  };
  'ticket-opened': TicketCame;
  'ticket-replied': TicketCame;
  'ticket-answered': TicketTold;
  'ticket-visit': TicketTold;
  /** The visit is the one that was taken back. */
  'ticket-visit-off': TicketTold;
  'ticket-done': TicketTold;
  'review-invitation': { name: string; house: Bilingual; link: string };
  'refund-sent': { name: string; house: Bilingual; amount: Won; usd: Cents; link: string };
  /** To administrators; `order` is the order's number at the provider, `usd` in cents: 0 where nothing was charged in dollars. */
  'payment-in-doubt': {
    name: string;
    house: Bilingual;
    code: string;
    amount: Won;
    usd: Cents;
    provider: string;
    order: string;
    link: string;
  };
  /** To administrators; `problem` is what the payment provider said last. */
  'refund-stuck': {
    name: string;
    house: Bilingual;
    code: string;
    amount: Won;
    usd: Cents;
    problem: string;
    link: string;
  };
  'check-in': CheckIn;
  'check-in-occupant': CheckIn;
  /** `depositBy` is the Seoul date by which the deposit returns. */
  'check-out': CheckOut & { deposit: Won; depositUsd: Cents; depositBy: string };
  'check-out-occupant': CheckOut;
};

export type MessageKind = keyof MessageParams;
