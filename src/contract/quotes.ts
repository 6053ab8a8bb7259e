import * as v from 'valibot';
import { Cents, Instant, PlainDate, Won } from './shared.ts';

/** `total = totalRent + bedding + deposit`, `totalRent = housePrice − coupon`. */
export const Price = v.object({
  nights: v.number(),
  housePrice: Won,
  coupon: Won,
  totalRent: Won,
  bedding: Won,
  deposit: Won,
  total: Won,
});

export const ExchangeRate = v.object({
  krwPerUsd: v.pipe(v.string(), v.description('Won for one US dollar, as a decimal number')),
  source: v.string(),
  at: Instant,
});

/** A line of the payment schedule: `amount = deposit + bedding + rent`. */
export const Instalment = v.object({
  seq: v.pipe(v.number(), v.description('1 for the payment at booking')),
  dueOn: PlainDate,
  from: PlainDate,
  to: PlainDate,
  deposit: Won,
  bedding: Won,
  rent: Won,
  amount: Won,
  amountUsdCents: v.nullable(Cents),
});

/** A stretch of the refund policy. */
export const RefundTier = v.object({
  minDays: v.pipe(v.number(), v.description('Fewest days before check-in for which it holds')),
  rentPercent: v.number(),
  depositPercent: v.number(),
  changes: v.pipe(v.boolean(), v.description('Dates and people may still be changed')),
});

export const RefundPolicy = v.object({
  id: v.picklist(['standard', 'semester']),
  version: v.string(),
  tiers: v.array(RefundTier),
  beddingMinDays: v.pipe(
    v.number(),
    v.description('Fewest days before check-in for which bedding is refunded'),
  ),
  rentBasis: v.optional(
    v.pipe(
      v.picklist(['due']),
      v.description(
        'The percentages apply to the rent that was due on the day of the cancellation; what was paid ahead comes back whole. Missing in older policies: to the whole rent, up to what was paid',
      ),
    ),
  ),
});

/** The whole quote for a stay. */
export const Quote = v.object({
  price: Price,
  schedule: v.array(Instalment),
  exchangeRate: ExchangeRate,
  totalUsdCents: Cents,
  policy: RefundPolicy,
  couponCode: v.nullable(v.string()),
});
export type Quote = v.InferOutput<typeof Quote>;
