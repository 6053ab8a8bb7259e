import { brand } from '#contract/brand.ts';
import { plainRate, toCents } from '#contract/rules/money.ts';
import type { ReceiptPdf } from '#server/ports/pdf.ts';
import type { ReceiptRow } from './read-store.ts';
import type { RefundLine } from './refund-store.ts';

type Receipt = Parameters<ReceiptPdf['render']>[0];

/** Presents the receipt of a payment: in won, and in dollars at the rate that the booking locked. */
export function presentReceipt(row: ReceiptRow, paidAt: Date, refunds: RefundLine[]): Receipt {
  const rate = plainRate(row.krw_per_usd);
  const { operator, phone, email } = brand;
  return {
    number: `${row.code}-${row.seq}`,
    operator: { ...operator, phone, email },
    payer: `${row.first_name} ${row.last_name}`,
    house: row.house_name,
    reservation: row.code,
    stay: { checkIn: row.check_in, checkOut: row.check_out },
    period: { from: row.period_from, to: row.period_to },
    parts: { deposit: row.deposit, bedding: row.bedding, rent: row.rent },
    amount: row.amount,
    usd: {
      cents: row.amount_usd_cents ?? toCents(row.amount, rate),
      rateKrwPerUsd: rate,
      charged: row.amount_usd_cents !== null,
    },
    method: row.method,
    orderId: row.order_id,
    paidAt: paidAt.toISOString(),
    refunds: refunds.map((refund) => ({
      amount: refund.amount,
      amountUsdCents: refund.amount_usd_cents,
      at: (refund.done_at ?? refund.recorded_at).toISOString(),
      done: refund.status === 'done',
    })),
  };
}
