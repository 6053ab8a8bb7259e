import type { Transaction } from 'kysely';
import type { Provider } from '#contract/payments.ts';
import type { PaymentMethod } from '#contract/reservations.ts';
import type { Cents, ExchangeRate, Won } from '#contract/rules/money.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { ContractDocument, SignatureRecord } from './adapters/pdf/contract-document.ts';
import type { Schema } from './db/schema.ts';

/** An open transaction; joint work of several modules passes it along so that all of it holds or none. */
export type Trx = Transaction<Schema>;

/** The only source of time. Milliseconds since the epoch. */
export type Clock = { now(): number };

export type MailSender = {
  /** Hands one message over. `key` deduplicates at services that support it. @throws when it was not accepted. */
  send(mail: { key: string; to: string; subject: string; text: string; html: string }): Promise<void>;
};
export type SmsSender = {
  /** `to` is a dialling code, a space and digits: `+82 1012345678`. @throws when it was not accepted. */
  send(sms: { key: string; to: string; text: string }): Promise<void>;
};

/** Today's KRW per USD; never throws: the last good rate is answered when its source is down. */
export type RateProvider = { current(): Promise<ExchangeRate> };

export type PaymentOrder = {
  orderId: string;
  amount: Won;
  /** Set where the stay is charged in dollars; the amount in won is then for information only. */
  amountUsdCents: Cents | null;
  title: Bilingual;
  customer: { name: string; email: string };
  method: PaymentMethod;
  /** Where the browser returns with `paymentKey`, `orderId` and `amount`, or with `code` after a failure. */
  returnUrl: string;
  language: Language;
};

export type PaymentOutcome =
  | { outcome: 'paid'; method: string; amount: number }
  | { outcome: 'pending' }
  | { outcome: 'declined'; reason: string };

/** A payment provider. Amounts are won, or US cents for orders in dollars. Every call may be repeated without harm. */
export type PaymentGateway = {
  provider: Provider;
  open(order: PaymentOrder): Promise<{ checkoutUrl: string }>;
  confirm(payment: { orderId: string; paymentKey: string; amount: number }): Promise<PaymentOutcome>;
  read(payment: { orderId: string; paymentKey: string | null }): Promise<PaymentOutcome>;
  refund(refund: {
    idempotencyKey: string;
    orderId: string;
    paymentKey: string;
    amount: number;
    reason: string;
  }): Promise<{ ref: string }>;
};

/** The messages that people get, with what each one tells. Their texts are in `locales/{ko,en}/mail.json`. */
export type MessageParams = {
  'confirm-address': { name: string; link: string };
  contract: {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    link: string;
    expiresAt: string;
  };
  'stay-confirmed': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    link: string;
  };
  'hold-expired': { name: string; house: Bilingual; checkIn: string; checkOut: string; link: string };
  'payment-returned': { name: string; house: Bilingual; amount: Won; link: string };
  /** `usd` in cents: 0 where nothing was charged in dollars. */
  'stay-cancelled': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    amount: Won;
    usd: Cents;
    link: string;
  };
  'instalment-due': { name: string; house: Bilingual; amount: Won; usd: Cents; dueOn: string; link: string };
  'instalment-overdue': {
    name: string;
    house: Bilingual;
    amount: Won;
    usd: Cents;
    dueOn: string;
    link: string;
  };
  'review-invitation': { name: string; house: Bilingual; link: string };
  'refund-sent': { name: string; house: Bilingual; amount: Won; usd: Cents; link: string };
  'check-in': {
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
};
export type MessageKind = keyof MessageParams;

export type Outbox = {
  /** Writes a message that leaves once the transaction holds; the same key twice is one message. */
  post<K extends MessageKind>(
    trx: Trx,
    message: {
      key: string;
      kind: K;
      channel: 'email' | 'sms';
      to: string;
      language: Language;
      params: MessageParams[K];
    },
  ): Promise<void>;
};

/** What the contracts module does for a reservation. */
export type Contracts = {
  /** Makes the PDF, the signing link and its email. */
  issue(trx: Trx, reservationId: string): Promise<void>;
  /** A fresh contract in place of the one before, whose terms no longer hold. */
  reissue(trx: Trx, reservationId: string): Promise<void>;
  /** A fresh link to an unsigned contract, by email. */
  resend(trx: Trx, reservationId: string): Promise<void>;
  /** No one can sign any more. */
  void(trx: Trx, reservationId: string): Promise<void>;
};

/** What the reservations module does when another module learns something about one. */
export type ReservationLife = {
  /** Signed: confirms the stay where the first payment is there. @throws Refusal hold_expired when its dates are gone. */
  signed(trx: Trx, reservationId: string): Promise<void>;
  /**
   * First payment made: confirms the stay where it is signed. After the hold ran out the dates are taken again if they are free;
   * `lost` when they are not, and then the money must go back.
   */
  paid(trx: Trx, reservationId: string): Promise<'held' | 'confirmed' | 'lost'>;
};

/** Makes contract files. The same input gives the same bytes. */
export type ContractPdf = {
  render(document: ContractDocument): Promise<Uint8Array>;
  renderSigned(document: ContractDocument, signature: SignatureRecord): Promise<Uint8Array>;
};
