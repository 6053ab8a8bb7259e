import type { Kysely, Transaction } from 'kysely';
import type { Deletion, Role } from '#contract/accounts.ts';
import type { Provider, TossWindow } from '#contract/payments.ts';
import type { PaymentMethod } from '#contract/reservations.ts';
import type { Cents, ExchangeRate, Won } from '#contract/rules/money.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { ContractDocument, SignatureRecord } from './adapters/pdf/contract-document.ts';
import type { ReceiptDocument } from './adapters/pdf/receipt-document.ts';
import type { Attachment, Channel } from './db/columns.ts';
import type { Schema } from './db/schema.ts';

export type { Attachment, Channel };

/** An open transaction; joint work of several modules passes it along so that all of it holds or none. */
export type Trx = Transaction<Schema>;

/** The database, or an open transaction on it: what every store function takes. */
export type Db = Kysely<Schema> | Trx;

/** Who is calling. */
export type Viewer = { accountId: string; role: Role; sessionId: string };

/** The only source of time. Milliseconds since the epoch. */
export type Clock = { now(): number };

/** Nobody will ever be reached there: thrown by a sender, and the message is not tried again. */
export class Undeliverable extends Error {}

export type MailSender = {
  /** Hands one message over. `key` deduplicates at services that support it. @throws when it was not accepted; Undeliverable where it never will be. */
  send(mail: {
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments: Attachment[];
  }): Promise<void>;
};
export type SmsSender = {
  /** `to` is a dialling code, a space and digits: `+82 1012345678`. @throws when it was not accepted; Undeliverable where it never will be. */
  send(sms: { key: string; to: string; text: string }): Promise<void>;
};
export type PushSender = {
  /** The host's public key, which a browser subscribes with; null where this host sends no notifications. */
  publicKey: string | null;
  /** @throws when the browser's push service did not accept it; Undeliverable where the subscription has ended. */
  send(push: {
    key: string;
    to: { endpoint: string; p256dh: string; auth: string };
    notification: { title: string; body: string; link: string };
  }): Promise<void>;
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
  /** After this instant the money has nothing to buy; a provider that can lets nobody pay later. Milliseconds since the epoch. */
  until: number;
  /** Where the browser returns with `paymentKey`, `orderId` and `amount`, or with `code` after a failure. */
  returnUrl: string;
  language: Language;
};

/** How the browser pays: by going to a page of the provider's, or through its script. */
export type PaymentWay = { kind: 'redirect'; checkoutUrl: string } | ({ kind: 'toss' } & TossWindow);

/** `paymentKey` is the provider's name for the payment. */
export type PaymentOutcome =
  | { outcome: 'paid'; method: string; amount: number; currency: 'KRW' | 'USD'; paymentKey: string }
  | { outcome: 'pending' }
  | { outcome: 'declined'; reason: string };

/** A payment provider. Amounts are won, or US cents for orders in dollars. Every call may be repeated without harm. */
export type PaymentGateway = {
  provider: Provider;
  /** `paymentKey` where the provider names the payment before it is made, and takes the money without being asked again. */
  open(order: PaymentOrder): Promise<{ way: PaymentWay; paymentKey: string | null }>;
  confirm(payment: { orderId: string; paymentKey: string; amount: number }): Promise<PaymentOutcome>;
  read(payment: { orderId: string; paymentKey: string | null }): Promise<PaymentOutcome>;
  refund(refund: {
    idempotencyKey: string;
    orderId: string;
    paymentKey: string;
    amount: number;
    reason: string;
  }): Promise<{ ref: string }>;
  /** Which order a notice speaks of, if any; a provider that signs its notices finds out whether it is genuine. */
  hear(notice: { body: string; headers: Headers }): Promise<{ genuine: boolean; orderId: string | null }>;
  /** What the provider does by itself as time passes; only the embedded one needs the host for that. */
  work?(): Promise<void>;
};

/** The messages that people get, with what each one tells. Their texts are in `locales/{ko,en}/mail.json`. */
export type MessageParams = {
  'confirm-address': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'password-changed': { name: string; link: string };
  'confirm-new-address': { name: string; link: string };
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
  'stay-confirmed': {
    name: string;
    house: Bilingual;
    checkIn: string;
    checkOut: string;
    code: string;
    link: string;
  };
  'hold-expired': { name: string; house: Bilingual; checkIn: string; checkOut: string; link: string };
  'payment-received': { name: string; house: Bilingual; paid: Won; link: string };
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
      /** Whose message it is; of an email by default the account with that address. */
      accountId?: string;
      language: Language;
      params: MessageParams[K];
    },
  ): Promise<void>;
};

/** What the contracts module does for a reservation. */
export type Contracts = {
  /** Makes the PDF, and a signing link with its email for every occupant. A contract from before is replaced by it. */
  issue(trx: Trx, reservationId: string): Promise<void>;
  /** A fresh link for everybody who has not signed, by email. @throws Refusal contract_signed when all have. */
  resend(trx: Trx, reservationId: string): Promise<void>;
  /** The same, worded as a reminder. @throws Refusal that says why nobody can sign any more, or that enough was mailed. */
  remind(trx: Trx, reservationId: string): Promise<void>;
  /** No one can sign any more; a contract that everybody signed stays what it is. */
  void(trx: Trx, reservationId: string): Promise<void>;
};

/** What the reservations module does when another module learns something about one. */
export type ReservationLife = {
  /** Signed: confirms the stay where the first payment is there. @throws Refusal hold_expired when its dates are gone. */
  signed(trx: Trx, reservationId: string): Promise<void>;
  /** Declined by one who was to sign: a request is cancelled, its dates are free, and whatever was paid is recorded to go back. */
  declined(trx: Trx, reservationId: string): Promise<void>;
  /**
   * First payment made: confirms the stay where it is signed. After the hold ran out the dates are taken again if they are free;
   * `lost` when they are not, and then the money must go back.
   */
  paid(trx: Trx, reservationId: string): Promise<'held' | 'confirmed' | 'lost'>;
};

/** The operator's seal under finished files. */
export type Sealer = {
  /** The PDF with a signature over all of its bytes, claimed to be of an instant: any later change of it shows. */
  seal(pdf: Uint8Array, claim: { at: Date; reason: string }): Promise<Uint8Array>;
};

/** Makes receipts. The same input gives the same bytes. */
export type ReceiptPdf = { render(document: ReceiptDocument): Promise<Uint8Array> };

/** Makes contract files. The same input gives the same bytes. */
export type ContractPdf = {
  /** A drawn signature as a sound, small PNG, or null where the picture cannot be read. */
  picture(png: Uint8Array): Promise<Uint8Array | null>;
  render(document: ContractDocument): Promise<Uint8Array>;
  renderSigned(document: ContractDocument, signature: SignatureRecord): Promise<Uint8Array>;
};

/** Who an identity provider says somebody is. */
export type Identity = {
  /** Never changes and is never given to anyone else. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};
/** What the way to an identity provider and back is protected with; only the browser that went may bring it back. */
export type IdentityFlow = { state: string; nonce: string; verifier: string };

export type IdentityProvider = {
  /** Where to send the browser. @throws when the provider cannot be reached. */
  begin(): Promise<{ url: string; flow: IdentityFlow }>;
  /** Redeems a code, once. @throws when the provider refuses it, or what it says of somebody is not what it must be. */
  redeem(code: string, flow: IdentityFlow): Promise<Identity>;
};

/** Who is logged in, as of now. */
export type Sessions = {
  /** The holder of a valid token with the role of this moment; null once the account is gone or the device logged out. */
  current(viewer: Viewer): Promise<Viewer | null>;
};

/** A person as other modules know one. */
export type PersonRef = { accountId: string; email: string; phoneCountry: string; phone: string };

/** What one module holds about people; each brings its own part to the export and the deletion of an account. */
export type PersonalData = {
  /** Its part of everything that is held about a person, by name. */
  exported(db: Db, person: PersonRef): Promise<Record<string, unknown>>;
  /** What keeps the account from being deleted now. */
  blockers?(db: Db, person: PersonRef): Promise<Deletion['blockedBy']>;
  /** Erases what need not be kept. Runs while everything still points to the account, which is deleted right after. */
  erase(trx: Trx, person: PersonRef): Promise<void>;
};
