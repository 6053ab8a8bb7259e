import * as v from 'valibot';
import { StoredPicture } from '../files.ts';
import { RefundPolicy, RefundTier } from './quotes.ts';
import { Bilingual, Cents, Instant, PlainDate, Won, WonAmount } from '../shared.ts';

/** A refund through its original payment. It is `recorded` until the provider has sent it. */
export const Refund = v.object({
  id: v.string(),
  seq: v.pipe(v.number(), v.description('Of the instalment whose payment it belongs to')),
  method: v.nullable(v.string()),
  amount: Won,
  amountUsdCents: v.nullable(Cents),
  status: v.picklist(['recorded', 'done']),
  recordedAt: Instant,
  arrivesBy: PlainDate,
  waitsForAccount: v.pipe(
    v.boolean(),
    v.description(
      'It cannot go back the way it was paid, and nobody knows to which account: `arrivesBy` says nothing',
    ),
  ),
});
export type Refund = v.InferOutput<typeof Refund>;

export const RefundsToCome = v.pipe(
  v.array(v.omit(Refund, ['id', 'status', 'recordedAt', 'waitsForAccount'])),
  v.description('In the order in which it is sent'),
);

/** An amount kept from a deposit and the reason. Deductions from before both languages were required have their one text as Korean. */
export const Deduction = v.object({ text: Bilingual, amount: WonAmount });
export type Deduction = v.InferOutput<typeof Deduction>;

export const OwnDeduction = v.object({ text: Bilingual, amount: Won, photos: v.array(StoredPicture) });
export type OwnDeduction = v.InferOutput<typeof OwnDeduction>;

export const DepositSettlement = v.object({
  deposit: Won,
  depositUsdCents: v.nullable(v.pipe(Cents, v.description('Where it was charged in dollars'))),
  refunded: Won,
  refundedUsdCents: v.nullable(Cents),
  returned: v.pipe(Won, v.description('What an objection that was upheld returned beside `refunded`')),
  returnedUsdCents: v.nullable(Cents),
  deductions: v.array(v.object({ ...Deduction.entries, amountUsdCents: v.nullable(Cents) })),
  at: Instant,
});
export type DepositSettlement = v.InferOutput<typeof DepositSettlement>;

/** The state of a paid deposit, and the Seoul date by which the rest of it is refunded. */
export const DepositState = v.object({
  state: v.picklist(['held', 'to_return', 'settled', 'forfeited']),
  amount: Won,
  amountUsdCents: v.nullable(
    v.pipe(Cents, v.description('At the rate of the booking, where it was charged in dollars')),
  ),
  returnsBy: v.nullable(PlainDate),
});
export type DepositState = v.InferOutput<typeof DepositState>;

const Parts = { rent: Won, bedding: Won, deposit: Won, total: Won };

/** Refund of a cancellation on a Seoul date, in won, with the payments that it goes back through. */
export const Cancellation = v.object({
  today: PlainDate,
  daysBefore: v.pipe(v.number(), v.description('Days from today to check-in')),
  tier: RefundTier,
  policy: RefundPolicy,
  paid: v.object({
    ...Parts,
    rentAhead: v.pipe(
      Won,
      v.description('The part of the rent that was paid before its due date and comes back whole'),
    ),
  }),
  refund: v.object({ ...Parts, totalUsdCents: v.nullable(Cents) }),
  returns: RefundsToCome,
});
export type Cancellation = v.InferOutput<typeof Cancellation>;
