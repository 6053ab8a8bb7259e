import { brand } from '#contract/brand.ts';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { plainRate, toCents, type Won } from '#contract/rules/money.ts';
import { personName } from '#contract/rules/people/names.ts';
import { rentOfNights } from '#contract/rules/schedule.ts';
import type { ReceiptPdf } from '#server/ports/documents/pdf.ts';
import type { ReceiptRow } from './read-store.ts';
import type { RefundLine } from './refund-store.ts';

type Receipt = Parameters<ReceiptPdf['render']>[0];

function rentBeforeCoupon(row: ReceiptRow): Won {
  const nights = daysBetween(row.check_in, row.check_out);
  const until = (day: PlainDate) => rentOfNights(row.house_price, nights, daysBetween(row.check_in, day));
  return until(row.period_to) - until(row.period_from);
}

/** Splits out the 10 % value added tax that an amount in won includes. A deposit is not taxed (Value-Added Tax Act, article 29). */
function taxOf(amount: Won): Receipt['tax'] {
  const vat = Math.round(amount / 11);
  return { supply: amount - vat, vat };
}

/** Presents a receipt issued on a Seoul date: in won, and in dollars at the rate that the booking locked. */
export function presentReceipt(
  row: ReceiptRow,
  paidAt: Date,
  refunds: RefundLine[],
  issuedOn: PlainDate,
): Receipt {
  const rate = plainRate(row.krw_per_usd);
  const { operator, phone, email } = brand;
  return {
    number: `${row.code}-${row.number}`,
    operator: { ...operator, phone, email },
    payer: personName({ firstName: row.first_name, lastName: row.last_name }),
    house: row.house_name,
    reservation: row.code,
    stay: { checkIn: row.check_in, checkOut: row.check_out },
    period: { from: row.period_from, to: row.period_to },
    parts: { deposit: row.deposit, bedding: row.bedding, rent: row.rent },
    coupon:
      // Of a stay that was changed, and of the difference of a change, the coupon's share of one payment cannot be told.
      row.coupon_code === null || row.changed_at || row.is_difference
        ? null
        : { code: row.coupon_code, discount: rentBeforeCoupon(row) - row.rent },
    tax: taxOf(row.bedding + row.rent),
    issuedOn,
    amount: row.amount,
    usd: {
      cents: row.amount_usd_cents ?? toCents(row.amount, rate),
      rateKrwPerUsd: rate,
      charged: row.amount_usd_cents !== null,
    },
    method: row.method,
    cardLast4: row.card_last4,
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
