import type { Bilingual, Operator } from './contract-document.ts';

/**
 * The content of a receipt as plain data. Dates are `YYYY-MM-DD` in Seoul, instants ISO, money whole won and US cents; `usd.rateKrwPerUsd` is the
 * rate that the booking locked.
 */
export type ReceiptDocument = {
  /** Made of reservation and instalment: one receipt per payment. */
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
  /** The part of the coupon discount in this payment; `parts.rent` already excludes it. */
  coupon: { code: string; discount: number } | null;
  /** In won, of everything but the deposit. */
  tax: { supply: number; vat: number };
  issuedOn: string;
  method: string | null;
  cardLast4: string | null;
  orderId: string;
  paidAt: string;
  refunds: { amount: number; amountUsdCents: number | null; at: string; done: boolean }[];
};
