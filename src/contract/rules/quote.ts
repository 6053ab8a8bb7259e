import type { PlainDate } from './dates.ts';
import type { Cents, Won } from './money.ts';
import type { RefundPolicy, Stay } from './policy.ts';
import { policyFor } from './refund/policies.ts';
import { priceInCents, priceOf, type CouponValue, type Price } from './price.ts';
import { paymentSchedule, type Instalment } from './schedule.ts';

/** All that a stay costs: its price in parts, its payments, the refund policy it falls under and, at a known rate, its total in US cents. */
export type StayQuote = {
  price: Price;
  schedule: Instalment[];
  policy: RefundPolicy;
  totalUsdCents: Cents | null;
};

/**
 * Quotes a stay of at least one night booked on a Seoul date. The host books by it and every browser previews with it, so that both say
 * the same. `krwPerUsd` is null where the rate is not known; the payments carry cents where the stay is charged in dollars.
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
