import * as v from 'valibot';
import { Cents, Instant, PlainDate, Won } from './shared.ts';

export const PriceData = v.object({
  nights: v.number(),
  housePrice: Won,
  coupon: Won,
  totalRent: Won,
  bedding: Won,
  deposit: Won,
  total: Won,
});

export const ExchangeRate = v.object({ krwPerUsd: v.string(), source: v.string(), at: Instant });

export const InstalmentData = v.object({
  seq: v.number(),
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
export const Tier = v.object({
  minDays: v.number(),
  rentPercent: v.number(),
  depositPercent: v.number(),
  changes: v.boolean(),
});

export const PolicyData = v.object({
  id: v.picklist(['standard', 'semester']),
  version: v.string(),
  tiers: v.array(Tier),
  beddingMinDays: v.number(),
});

/** The whole quote for a stay. */
export const Quote = v.object({
  price: PriceData,
  schedule: v.array(InstalmentData),
  exchangeRate: ExchangeRate,
  totalUsdCents: Cents,
  policy: PolicyData,
  couponCode: v.nullable(v.string()),
});
export type Quote = v.InferOutput<typeof Quote>;
