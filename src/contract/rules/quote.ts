import type { PlainDate } from './dates.ts';
import type { Cents, Won } from './money.ts';
import type { RefundPolicy, Stay } from './policy.ts';
import { policyFor } from './refund/policies.ts';
import { priceInCents, priceOf, type CouponValue, type Price } from './price.ts';
import { paymentSchedule, type Instalment } from './schedule.ts';

/** The full cost of a stay: its price in parts, its payments, its refund policy and, if the rate is known, its total in US cents. */
export type StayQuote = {
  price: Price;
  schedule: Instalment[];
  policy: RefundPolicy;
  totalUsdCents: Cents | null;
};

/**
 * Quotes a stay of at least one night booked on a Seoul date. Host and browser share it, so that both show the same. `krwPerUsd` is null if the rate
 * is unknown; the payments carry cents if the stay is charged in dollars.
 */
export function quoteOf(
  house: { monthlyRent: Won; deposit: Won },
  stay: Stay,
  options: {
    beddingSets: number;
    coupon: CouponValue | null;
    bookedOn: PlainDate;
    krwPerUsd: string | null;
    isInternational: boolean;
  },
): StayQuote {
  const { bookedOn, krwPerUsd, isInternational } = options;
  const price = priceOf(house, stay, options);
  return {
    price,
    schedule: paymentSchedule(price, stay, bookedOn, isInternational ? krwPerUsd : null),
    policy: policyFor(price.nights),
    totalUsdCents: krwPerUsd === null ? null : priceInCents(price, krwPerUsd),
  };
}
