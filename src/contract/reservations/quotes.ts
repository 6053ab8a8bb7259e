import * as v from 'valibot';
import { Cents, Instant, PlainDate, Won } from '../shared.ts';
import { signerStatuses } from '../vocabulary.ts';

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

export const Quote = v.object({
  price: Price,
  schedule: v.array(Instalment),
  exchangeRate: ExchangeRate,
  totalUsdCents: Cents,
  policy: RefundPolicy,
  couponCode: v.nullable(v.string()),
});
export type Quote = v.InferOutput<typeof Quote>;

export const QuoteForMember = v.object({
  ...Quote.entries,
  isTaken: v.pipe(v.boolean(), v.description('Somebody else has a night of it, or the dates are blocked')),
  isTooShort: v.pipe(
    v.boolean(),
    v.description('It is below the minimum of the house: requested with a reason alone'),
  ),
});
export type QuoteForMember = v.InferOutput<typeof QuoteForMember>;

export const Extension = v.object({
  checkIn: PlainDate,
  freeUntil: PlainDate,
  quote: v.nullable(Quote),
});

const Sum = v.object({
  amount: Won,
  usdCents: v.nullable(v.pipe(Cents, v.description('Where the stay is charged in dollars'))),
});

export const ChangeQuote = v.object({
  ...Quote.entries,
  settlement: v.nullable(
    v.pipe(
      v.object({ toPay: Sum, toReturn: Sum }),
      v.description('Of a confirmed stay: to pay with the change, or to go back once it is completed'),
    ),
  ),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

/** Everybody who signs a contract, the member first. */
export const Signers = v.array(
  v.object({
    name: v.string(),
    email: v.string(),
    status: v.picklist(signerStatuses),
    signedAt: v.nullable(Instant),
    /** When the link is sent automatically, if its recipient has reached the daily mail limit. */
    linkHeldUntil: v.nullable(Instant),
  }),
);

/** A change of a confirmed stay that waits for signatures and the difference. The stay is unchanged until then. */
export const PendingChange = v.object({
  checkIn: PlainDate,
  checkOut: PlainDate,
  guests: v.number(),
  total: Won,
  totalUsdCents: v.nullable(Cents),
  toPay: Sum,
  toReturn: Sum,
  dueAt: v.pipe(Instant, v.description('When it lapses unless all have signed and the difference is paid')),
  signers: Signers,
  signed: v.boolean(),
  paid: v.boolean(),
  paymentId: v.nullable(v.pipe(v.string(), v.description('The instalment of the difference'))),
});
export type PendingChange = v.InferOutput<typeof PendingChange>;
