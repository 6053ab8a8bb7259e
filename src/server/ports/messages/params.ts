import type { Cents, Won } from '#contract/rules/money.ts';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { PayingMessages } from './paying.ts';

/** Money in messages: `usd` in cents, 0 if not charged in dollars. */
type Charged = { amount: Won; usd: Cents };
type Closing = Charged & {
  name: string;
  house: Bilingual;
  code: string;
  paid: Won;
  paidUsd: Cents;
  link: string;
};
type Cancelled = Closing & { checkIn: string; checkOut: string };
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

/** `endsAt` is empty if no end is given. */
type EventTold = {
  name: string;
  event: Bilingual;
  startsAt: string;
  endsAt: string;
  place: Bilingual;
  link: string;
};

/** News of a ticket for its member. `visitOn` is empty without a visit; the other two are HH:MM in Korea. */
type TicketTold = {
  name: string;
  house: Bilingual;
  code: string;
  visitOn: string;
  visitFrom: string;
  visitUntil: string;
  link: string;
};
/** News of a ticket for administrators, without its text, which is only shown behind the link. */
type TicketCame = { name: string; house: Bilingual; code: string; ticketKind: TicketKind; link: string };

/** `deductions` is one line, empty if there are none. */
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

/** The messages with their parameters. Their texts are in `locales/{ko,en}/mail.json`. */
export type MessageParams = PayingMessages & {
  'confirm-address': { name: string; link: string };
  /** To an administrator: a building owner asks for a call. `rooms` is a number; the owner's identity is only shown behind the link. */
  consultation: { name: string; district: string; rooms: string; link: string };
  /** To an administrator: several building owners ask for a call; `requests` is their number. */
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
  /** To an address that someone tried to use for another account. */
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
  'contract-declined-by-you': {
    name: string;
    house: Bilingual;
    signer: string;
    reason: string;
    link: string;
  };
  /** `paid` so far; `next…` is the following payment: without one its day is empty and its amounts are 0. */
  'stay-confirmed': Confirmed & {
    paid: Won;
    paidUsd: Cents;
    nextOn: string;
    next: Won;
    nextUsd: Cents;
  };
  'stay-confirmed-occupant': Confirmed;
  /** To residents without the account. */
  'stay-ended-occupant': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    link: string;
  };
  'hold-expired': { name: string; house: Bilingual; checkIn: string; checkOut: string; link: string };
  /** `seq` of `instalments`, for the half-open nights `from` a Seoul date `until` another. The mail includes the receipt of `payment`, an id. */
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
  /**
   * A move at a new price. `change` is the new total minus the agreed one; `difference` is to be paid by `dueOn`, which is empty if nothing is due.
   */
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
  /**
   * A change of a confirmed stay; for one that lapsed, the dates that stay. `difference` is to be paid; `returned` is refunded once the change is
   * completed.
   */
  'change-asked': StayChanged;
  'change-completed': StayChanged;
  'change-lapsed': StayChanged;
  /** Sent when an administrator moves the stay; `house` is the new one. */
  'change-withdrawn': StayChanged;
  'change-declined': { name: string; house: Bilingual; signer: string; reason: string; link: string };
  /** To the signers of a change's contract, except the member. */
  'change-dropped-occupant': { name: string; house: Bilingual; code: string; link: string };
  'stay-ended-early': EndedEarly;
  'stay-evicted': EndedEarly;
  /** A deposit is settled; its refund follows, has been sent, or there is none. */
  'deposit-refunded': DepositSettled;
  'deposit-returned': DepositSettled;
  'deposit-kept': DepositSettled;
  /** To an administrator; the text of the objection is only shown behind the link. */
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
  /** `sequence` as in `event-seat`; 0 for those on the waiting list, who get no file. */
  'event-moved': EventTold & { boardId: string; sequence: number };
  'event-reminder': EventTold;
  /** `reason` is as an administrator wrote it. */
  'event-cancelled': EventTold & { reason: Bilingual };
  /** `text` is as an administrator wrote it. */
  'event-message': EventTold & { text: Bilingual };
  /** To a member who asked for an alert when a house becomes free. The link `stop` ends all their alerts. */
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
  'ticket-visit-off': TicketTold;
  'ticket-done': TicketTold;
  'review-invitation': { name: string; house: Bilingual; link: string };
  'refund-sent': { name: string; house: Bilingual; amount: Won; usd: Cents; link: string };
  /** To administrators. `order` is the provider's order number; `usd` in cents, 0 if not charged in dollars. */
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
  /** To administrators. `problem` is the last error of the payment provider. */
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
  /** `depositBy` is the Seoul date by which the deposit is refunded. */
  'check-out': CheckOut & { deposit: Won; depositUsd: Cents; depositBy: string };
  'check-out-occupant': CheckOut;
};

export type MessageKind = keyof MessageParams;
