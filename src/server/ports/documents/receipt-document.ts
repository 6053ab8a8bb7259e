import type { Bilingual, Operator } from './contract-document.ts';

/**
 * Everything a receipt says, as plain data. Dates are `YYYY-MM-DD` in Seoul, instants ISO, money whole won and US cents;
 * `usd.rateKrwPerUsd` is the rate that was locked when the stay was booked.
 */
export type ReceiptDocument = {
  /** Reservation and instalment: one receipt a payment. */
  number: string;
  operator: Operator;
  payer: string;
  house: Bilingual;
  reservation: string;
  stay: { checkIn: string; checkOut: string };
  period: { from: string; to: string };
  parts: { deposit: number; bedding: number; rent: number };
  amount: number;
  usd: { cents: number; rateKrwPerUsd: string; charged: boolean };
  /** The share of a coupon that this payment had; `parts.rent` is after it. */
  coupon: { code: string; discount: number } | null;
  /** Of everything but the deposit, in won. */
  tax: { supply: number; vat: number };
  issuedOn: string;
  method: string | null;
  cardLast4: string | null;
  orderId: string;
  paidAt: string;
  refunds: { amount: number; amountUsdCents: number | null; at: string; done: boolean }[];
};
