import type { Cancellation, DepositSettlement, Refund } from '#contract/reservations/refunds.ts';
import type { OwnSummary, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { splitCents, toCents, type Won } from '#contract/rules/money.ts';
import type { RefundTier } from '#contract/rules/policy.ts';
import {
  isPayableAfterStay,
  isPayableIn,
  type Status,
  type StoredStatus,
} from '#contract/rules/reservation-status.ts';
import { isFree } from '#contract/rules/schedule.ts';
import type { PaymentMethod } from '#contract/rules/payment-methods.ts';
import { bankName } from '#server/platform/bank-names.ts';
import type { RefundPlan, Return } from '#server/ports/payments.ts';
import { refundHandling } from '../admin/policy.ts';
import type { SettledDeposit } from './deposit-store.ts';
import { refundArrival } from '../policy.ts';
import type { InstalmentRow, OwnReservation, PaymentRow, RefundRow } from '../read-store.ts';

const KEPT = 'deposit';

export function presentRefund(row: RefundRow, method: PaymentMethod): Refund {
  return {
    id: row.id,
    seq: row.seq,
    method: row.method,
    amount: row.amount,
    amountUsdCents: row.amount_usd_cents,
    status: row.status,
    recordedAt: row.recorded_at.toISOString(),
    arrivesBy: refundArrival(row.recorded_at.getTime(), method),
    waitsForAccount:
      row.status === 'recorded' && row.account_set_at === null && refundHandling(row) !== 'on_way',
  };
}

/**
 * Presents the settlement of a deposit. `charged` is set if it was in dollars, with the refunds of the reservation: their cents decide the amount of
 * the deductions.
 */
export function presentSettlement(
  row: SettledDeposit,
  charged: { refunds: RefundRow[]; krwPerUsd: string } | null,
): DepositSettlement {
  const { deposit, refunded, returned, deductions, recorded_at: at } = row;
  const centsOf = (isLater: boolean) =>
    charged &&
    charged.refunds
      .filter(({ reason, recorded_at }) => reason === 'deposit' && recorded_at > at === isLater)
      .reduce((sum, refund) => sum + (refund.amount_usd_cents ?? 0), 0);
  const refundedUsdCents = centsOf(false);
  const depositUsdCents = charged && toCents(deposit, charged.krwPerUsd);
  const cents =
    depositUsdCents === null || refundedUsdCents === null
      ? null
      : splitCents(
          depositUsdCents - refundedUsdCents,
          deductions.map(({ amount }) => amount),
        );
  const lines = deductions.map(({ text, amount }, index) => ({
    text,
    amount,
    amountUsdCents: cents?.[index] ?? null,
  }));
  return {
    deposit,
    depositUsdCents,
    refunded,
    refundedUsdCents,
    returned,
    returnedUsdCents: centsOf(true),
    deductions: lines,
    at: at.toISOString(),
  };
}

export function presentCancellation(
  row: OwnReservation,
  { paid, refund, returns }: RefundPlan,
  tier: RefundTier,
  nowMs: number,
): Cancellation {
  const today = seoulDate(nowMs);
  const { refund: back, returns: parts } = presentReturns(row, returns, nowMs);
  return {
    today,
    daysBefore: daysBetween(today, row.check_in),
    tier,
    policy: row.policy,
    paid,
    refund: { ...refund, totalUsdCents: back.totalUsdCents },
    returns: parts,
  };
}

export function presentReturns(row: OwnReservation, returns: Return[], nowMs: number) {
  const cents = returns.reduce((sum, part) => sum + (part.amountUsdCents ?? 0), 0);
  return {
    refund: { total: sumOfReturns(returns), totalUsdCents: row.is_international ? cents : null },
    returns: returns.map(({ payment, amount, amountUsdCents }) => ({
      seq: payment.seq,
      method: payment.method,
      amount,
      amountUsdCents,
      arrivesBy: refundArrival(nowMs, row.payment_method),
    })),
  };
}

export function sumOfReturns(returns: Return[]): Won {
  return returns.reduce((sum, part) => sum + part.amount, 0);
}

export function presentPayments(
  stay: StoredStatus,
  instalments: InstalmentRow[],
  payments: PaymentRow[],
  nowMs: number,
): ReservationInstalment[] {
  const today = seoulDate(nowMs);
  return instalments.map((part) => {
    const own = payments.filter((payment) => payment.instalment_id === part.id);
    const paid = own.filter((payment) => payment.status === 'paid');
    const settled = paid.find((payment) => !wentBackWhole(payment)) ?? paid.at(-1);
    const waiting = own.filter((payment) => isAwaited(stay, part, payment));
    const status = statusOfInstalment(part, waiting, settled, stay === 'confirmed' && part.due_on < today);
    return {
      id: part.id,
      seq: part.seq,
      number: part.number,
      dueOn: part.due_on,
      from: part.period_from,
      to: part.period_to,
      deposit: part.deposit,
      bedding: part.bedding,
      rent: part.rent,
      amount: part.amount,
      amountUsdCents: part.amount_usd_cents,
      status,
      graceUntil: part.grace_until,
      paidAt: (settled?.paid_at ?? part.kept_at)?.toISOString() ?? null,
      method: settled?.method ?? (part.kept_at && KEPT),
      refunded: settled?.refunded ?? 0,
      refundedUsdCents: part.amount_usd_cents === null ? null : (settled?.refunded_cents ?? 0),
      virtualAccount: status === 'processing' ? presentAccount(waiting.at(-1)) : null,
      accountEndedAt: status === 'due' || status === 'overdue' ? endOfAccount(part, nowMs) : null,
    };
  });
}

/** Adds up what is left to pay after the check-out, without pending payments; null if nothing is left or payable. */
export function presentLeftToPay(
  status: Status,
  payments: ReservationInstalment[],
  settled: SettledDeposit | undefined,
): OwnSummary['leftToPay'] {
  if (!isPayableAfterStay(status, settled)) return null;
  const open = payments.filter((part) => part.status === 'due' || part.status === 'overdue');
  if (open.length === 0) return null;
  const cents = open.flatMap(({ amountUsdCents }) => amountUsdCents ?? []);
  return {
    amount: open.reduce((sum, part) => sum + part.amount, 0),
    amountUsdCents: cents.length === 0 ? null : cents.reduce((sum, part) => sum + part, 0),
  };
}

/** True if the provider has not reported the outcome of a payment. A virtual account counts only while its amount still fits this instalment. */
function isAwaited(stay: StoredStatus, part: InstalmentRow, payment: PaymentRow): boolean {
  if (payment.status !== 'confirming') return false;
  if (!payment.virtual_account) return true;
  return (
    isPayableIn(stay, part.seq) &&
    payment.amount === part.amount &&
    payment.amount_usd_cents === part.amount_usd_cents
  );
}

function presentAccount(payment: PaymentRow | undefined): ReservationInstalment['virtualAccount'] {
  if (!payment?.virtual_account) return null;
  const { bank, number, holder, dueAt } = payment.virtual_account;
  return { bank: bankName(bank), number, holder, dueAt };
}

/** Returns the deadline of the last virtual account once it has passed; null before, even if the provider gave it up early. */
function endOfAccount({ account_ended_at: at }: InstalmentRow, nowMs: number): string | null {
  return at && at.getTime() <= nowMs ? at.toISOString() : null;
}

function wentBackWhole(payment: PaymentRow): boolean {
  return payment.refunded_besides_deposit >= Math.max(payment.amount, 1);
}

function statusOfInstalment(
  part: InstalmentRow,
  waiting: PaymentRow[],
  settled: PaymentRow | undefined,
  late: boolean,
): ReservationInstalment['status'] {
  if (isFree({ amount: part.amount, amountUsdCents: part.amount_usd_cents }) || part.kept_at) return 'paid';
  if (settled && !wentBackWhole(settled))
    return settled.refunded_besides_deposit > 0 ? 'partly_refunded' : 'paid';
  if (waiting.length > 0) return 'processing';
  if (settled) return 'refunded';
  return late ? 'overdue' : 'due';
}
