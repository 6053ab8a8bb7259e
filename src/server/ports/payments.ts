import type { Provider, TossWindow } from '#contract/reservations/payments.ts';
import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import type { Paid, PaidSums } from '#contract/rules/refund/refund.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Balance } from '#contract/rules/change.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { Db, Trx } from './database.ts';
import type { ReceiptPdf } from './documents/pdf.ts';
import type { PaymentOutcome } from './paying/payment-outcome.ts';
import type { StoredMethods } from './paying/stored-methods.ts';

export type PaymentOrder = {
  orderId: string;
  amount: Won;
  /** Set if the stay is charged in dollars; the amount in won is then for information only. */
  amountUsdCents: Cents | null;
  title: Bilingual;
  customer: { name: string; email: string | null };
  method: PaymentMethod;
  /** The last instant (ms since the epoch) at which the money still buys something. Providers that can refuse later payments do. */
  until: number;
  /** The address at which the browser returns with `paymentKey`, `orderId` and `amount`, or with `code` after a failure. */
  returnUrl: string;
  language: Language;
};

export type PaymentWay = { kind: 'redirect'; checkoutUrl: string } | ({ kind: 'toss' } & TossWindow);

/** A payment provider. Amounts are won, or US cents for orders in dollars. Every call may be repeated safely. */
export type PaymentGateway = {
  provider: Provider;
  /**
   * Opens an order; repeating it returns the same order. `paymentKey` is set if the provider assigns it in advance and takes the money without being
   * asked again.
   */
  open(order: PaymentOrder): Promise<{ way: PaymentWay; paymentKey: string | null }>;
  /** Takes the money of an order. `declined` means not taken under this key; another key may still bring it. */
  confirm(payment: { orderId: string; paymentKey: string; amount: number }): Promise<PaymentOutcome>;
  /** Reads the outcome of an order: by its key and, if the provider has no payment under that, by the order's own id. */
  read(payment: { orderId: string; paymentKey: string | null }): Promise<PaymentOutcome>;
  refund(refund: {
    idempotencyKey: string;
    orderId: string;
    paymentKey: string;
    amount: number;
    reason: string;
  }): Promise<{ ref: string }>;
  /** Finds the order of a provider's notice, if any. `genuine` needs a provider that signs its notices. */
  hear(notice: { body: string; headers: Headers }): Promise<{ genuine: boolean; orderId: string | null }>;
  stored?: StoredMethods;
  /** Simulates what the provider does over time. Only the embedded provider needs it. */
  work?(): Promise<void>;
};

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

/** The fields of a reservation that decide its refund. `changed_at` is set if it was changed after a payment. */
export type RefundSubject = ScheduleSubject & {
  id: string;
  /** The instalment of a change that is dropped first and refunded in full. */
  dropped?: string | null;
  policy: RefundPolicy;
  changed_at: Date | null;
  /** A request that is not fully signed has no contract yet and is refunded in full. */
  status: StoredStatus;
};

/** The refund, in won, of a cancellation at an instant, by the policy that the stay was booked under, by part and by payment. */
export type RefundPlan = {
  paid: PaidSums;
  refund: Paid & { total: Won };
  returns: Return[];
};

export type Return = {
  payment: { id: string; seq: number; method: string | null };
  amount: Won;
  amountUsdCents: Cents | null;
};

/**
 * The sum to refund: everything left, the nights from a Seoul date on, an amount in won, or an amount of the deposit, from the payments that brought it,
 * after the refunds `beside`.
 */
export type RefundBasis =
  | 'all'
  | { nightsFrom: PlainDate }
  | { won: Won }
  | { depositWon: Won; beside?: readonly Return[] };

export type Payments = {
  /** Replaces the instalments of a reservation. An instalment with the same number keeps its identity, because its payment page may be open. */
  setSchedule(trx: Trx, reservationId: string, schedule: Instalment[]): Promise<void>;
  /** Locks the instalments until the transaction ends. Call it before locking the reservation, so that nothing is settled for it meanwhile. */
  lockSchedule(trx: Trx, reservationId: string): Promise<void>;
  /** Locks them without waiting, for callers that already hold the house's lock. @returns false if another transaction holds one. */
  tryLockSchedule(trx: Trx, reservationId: string): Promise<boolean>;
  /** Sets the new deadline (a Seoul date) of an overdue instalment. */
  setGrace(trx: Trx, instalmentId: string, until: PlainDate): Promise<void>;
  /** Marks instalments as paid from the kept deposit, so that they are no longer owed. */
  keepInstalments(trx: Trx, instalmentIds: readonly string[], at: Date): Promise<void>;
  /** Makes the receipt of a payment at an instant; null if there is none, or the payer's account is deleted. */
  receipt(
    db: Db,
    pdf: ReceiptPdf,
    paymentId: string,
    nowMs: number,
  ): Promise<{ bytes: Uint8Array; filename: string } | null>;
  isBeingPaid(db: Db, reservationId: string): Promise<boolean>;
  /** The same without payments that only wait on a virtual account: a late transfer is settled or refunded. */
  isBeingTaken(db: Db, reservationId: string): Promise<boolean>;
  /** Lays out the instalments as if the stay, as it is now, had been booked on the day of its request. */
  scheduleOf(reservation: ScheduleSubject): Instalment[];
  /**
   * Adds up the paid money that has no refund recorded or sent, without the instalment `dropped`, which is dropped first. `payments` is their number.
   */
  balanceOf(
    db: Db,
    reservationId: string,
    isInternational: boolean,
    dropped?: string | null,
  ): Promise<Balance & { payments: number }>;
  unpaidOf(db: Db, reservationId: string): Promise<Instalment[]>;
  /** Adds an instalment after the existing ones. @returns its id. */
  addInstalment(trx: Trx, reservationId: string, part: Instalment): Promise<string>;
  /** Sets an instalment to the price of `part`. @returns false, without a change, if a payment of it was begun. */
  reduceInstalment(trx: Trx, instalmentId: string, part: Instalment): Promise<boolean>;
  /** Replaces the unpaid instalments of a reservation; those that were paid and refunded stay on record. @returns the ids of `rest`. */
  replaceUnpaid(trx: Trx, reservationId: string, rest: Instalment[], at: Date): Promise<string[]>;
  /** Plans what {@link Payments.returnDifference} records. */
  planDifference(db: Db, reservationId: string, sum: Balance, dropped?: string | null): Promise<Return[]>;
  /** Records the refund of a sum after a change, the latest payment first. */
  returnDifference(trx: Trx, reservationId: string, sum: Balance, at: Date): Promise<void>;
  /** Records the refund of everything paid for an instalment, and drops it. */
  returnInstalment(trx: Trx, reservationId: string, instalmentId: string, at: Date): Promise<void>;
  /** Null once the stay can no longer be canceled. */
  planRefund(db: Db, reservation: RefundSubject, nowMs: number): Promise<RefundPlan | null>;
  /** Plans a refund, the latest payment first; never more than is left of each. */
  planReturns(db: Db, reservation: RefundSubject, basis: RefundBasis): Promise<Return[]>;
  /** Records a planned refund, before any gateway is asked. */
  recordReturns(trx: Trx, returns: readonly Return[], reason: RefundReason, at: Date): Promise<void>;
};
