import type { Provider, TossWindow } from '#contract/reservations/payments.ts';
import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { RefundReason } from '#contract/rules/refund-reason.ts';
import type { Paid, PaidSums } from '#contract/rules/refund/refund.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Balance } from '#contract/rules/stay-change.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { Db, Trx } from './database.ts';
import type { ReceiptPdf } from './documents/pdf.ts';
import type { PaymentOutcome } from './paying/payment-outcome.ts';
import type { StoredMethods } from './paying/stored-methods.ts';

export type PaymentOrder = {
  orderId: string;
  amount: Won;
  /** Set where the stay is charged in dollars; the amount in won is then for information only. */
  amountUsdCents: Cents | null;
  title: Bilingual;
  customer: { name: string; email: string | null };
  method: PaymentMethod;
  /** The last instant at which the money has something to buy; a provider that can lets nobody pay later. Milliseconds since the epoch. */
  until: number;
  /** The address at which the browser returns with `paymentKey`, `orderId` and `amount`, or with `code` after a failure. */
  returnUrl: string;
  language: Language;
};

/** The browser's way to pay: a page of the provider's, or its script. */
export type PaymentWay = { kind: 'redirect'; checkoutUrl: string } | ({ kind: 'toss' } & TossWindow);

/** A payment provider. Amounts are won, or US cents for orders in dollars. Every call may be repeated without harm. */
export type PaymentGateway = {
  provider: Provider;
  /** The same order again is the same one. `paymentKey` where the provider names the payment before it is made, and takes the money without being asked again. */
  open(order: PaymentOrder): Promise<{ way: PaymentWay; paymentKey: string | null }>;
  /** Takes the money of an order. `declined` says that it was not taken under this key, not that no other key will bring it. */
  confirm(payment: { orderId: string; paymentKey: string; amount: number }): Promise<PaymentOutcome>;
  /** Asks what became of an order: by its key and, where the provider has no payment of this order under it, by the order's own id. */
  read(payment: { orderId: string; paymentKey: string | null }): Promise<PaymentOutcome>;
  refund(refund: {
    idempotencyKey: string;
    orderId: string;
    paymentKey: string;
    amount: number;
    reason: string;
  }): Promise<{ ref: string }>;
  /** Finds the order that a notice speaks of, if any; a provider that signs its notices tells the genuine ones. */
  hear(notice: { body: string; headers: Headers }): Promise<{ genuine: boolean; orderId: string | null }>;
  /** Stores methods and charges them; absent from a provider that cannot. */
  stored?: StoredMethods;
  /** Does what the provider does by itself as time passes; only the embedded one needs the host for that. */
  work?(): Promise<void>;
};

/** The part of a reservation that decides what its payments are. */
export type ScheduleSubject = {
  check_in: PlainDate;
  check_out: PlainDate;
  house_price: Won;
  coupon_discount: Won;
  bedding_price: Won;
  deposit: Won;
  total: Won;
  is_international: boolean;
  krw_per_usd: string;
  requested_at: Date;
};

/** The part of a reservation that decides what goes back of its payments; `changed_at` where it was changed after one was made. */
export type RefundSubject = ScheduleSubject & {
  id: string;
  /** The instalment of a change that is dropped first: its money goes back whole. */
  dropped?: string | null;
  policy: RefundPolicy;
  changed_at: Date | null;
  /** Nothing is agreed of a request that not everybody has signed: all of it comes back. */
  status: StoredStatus;
};

/** The refund of a cancellation at an instant by the policy that the stay was booked under, part by part and payment by payment; won. */
export type RefundPlan = {
  paid: PaidSums;
  refund: Paid & { total: Won };
  returns: Return[];
};

/** A part of a refund and the payment through which it goes back. */
export type Return = {
  payment: { id: string; seq: number; method: string | null };
  amount: Won;
  amountUsdCents: Cents | null;
};

/**
 * The amount that goes back: all that is left, the nights from a Seoul date on, or so many won, of all payments or of those that brought the
 * deposit; of these as they are once `beside` has gone back.
 */
export type RefundBasis =
  | 'all'
  | { nightsFrom: PlainDate }
  | { won: Won }
  | { depositWon: Won; beside?: readonly Return[] };

/** The payments module, as the reservations module uses it. */
export type Payments = {
  /** Writes the payments of a reservation in place of those before: of one number it is the same instalment, whose payment page may be open. */
  setSchedule(trx: Trx, reservationId: string, schedule: Instalment[]): Promise<void>;
  /** Holds the instalments until the transaction ends: before the reservation is held, so that nothing is settled for it meanwhile. */
  lockSchedule(trx: Trx, reservationId: string): Promise<void>;
  /** Holds them likewise where the house is held already, without waiting. @returns false where somebody else holds one. */
  tryLockSchedule(trx: Trx, reservationId: string): Promise<boolean>;
  /** Sets the new deadline (a Seoul date) of an instalment that is overdue. */
  setGrace(trx: Trx, instalmentId: string, until: PlainDate): Promise<void>;
  /** Settles instalments by what was kept of the deposit: they are owed no more. */
  keepInstalments(trx: Trx, instalmentIds: readonly string[], at: Date): Promise<void>;
  /** Makes the receipt of a payment as it is at an instant; null where there is none, or its payer's account is gone. */
  receipt(
    db: Db,
    pdf: ReceiptPdf,
    paymentId: string,
    nowMs: number,
  ): Promise<{ bytes: Uint8Array; filename: string } | null>;
  /** True where a payment of the reservation was made or is being made. */
  isBeingPaid(db: Db, reservationId: string): Promise<boolean>;
  /** The same, but a payment that only waits on a virtual account counts not: what is transferred after all is settled, or goes back. */
  isBeingTaken(db: Db, reservationId: string): Promise<boolean>;
  /** Lays out the payments of a stay as if it had been booked so from the start, on the day of its request. */
  scheduleOf(stay: ScheduleSubject): Instalment[];
  /**
   * Adds up what payments brought and has not gone back, nor is on its way; `payments` is how many there are. Those of the instalment
   * `dropped` are left out: it is dropped first.
   */
  balanceOf(
    db: Db,
    reservationId: string,
    isInternational: boolean,
    dropped?: string | null,
  ): Promise<Balance & { payments: number }>;
  /** Lists the payments that are owed and not paid, in order. */
  unpaidOf(db: Db, reservationId: string): Promise<Instalment[]>;
  /** Adds a payment after those that a reservation has. @returns its id. */
  addInstalment(trx: Trx, reservationId: string, part: Instalment): Promise<string>;
  /** Makes a payment cost what `part` does. @returns false where somebody has begun paying it: it stays as it is. */
  reduceInstalment(trx: Trx, instalmentId: string, part: Instalment): Promise<boolean>;
  /** Replaces what is not paid of a reservation's payments; what was paid and went back stays on record. @returns the ids of `rest`. */
  replaceUnpaid(trx: Trx, reservationId: string, rest: Instalment[], at: Date): Promise<string[]>;
  /** Plans what {@link Payments.returnDifference} records. */
  planDifference(db: Db, reservationId: string, sum: Balance, dropped?: string | null): Promise<Return[]>;
  /** Records that so much of a changed stay goes back, the latest payment first. */
  returnDifference(trx: Trx, reservationId: string, sum: Balance, at: Date): Promise<void>;
  /** Records that whatever was paid of an instalment goes back, and that it is owed no more. */
  returnInstalment(trx: Trx, reservationId: string, instalmentId: string, at: Date): Promise<void>;
  /** Null once the stay can no longer be cancelled. */
  planRefund(db: Db, stay: RefundSubject, nowMs: number): Promise<RefundPlan | null>;
  /** Plans what goes back, the latest payment first; never more than is left of each. */
  planReturns(db: Db, stay: RefundSubject, basis: RefundBasis): Promise<Return[]>;
  /** Records what goes back as it was planned, before any gateway is asked. */
  recordReturns(trx: Trx, returns: readonly Return[], reason: RefundReason, at: Date): Promise<void>;
};
