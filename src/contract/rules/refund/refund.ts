import { addDays, daysBetween, type PlainDate } from '../dates.ts';
import { toCents, type Cents, type Won } from '../money.ts';
import type { RefundPolicy, RefundTier } from '../policy.ts';

export type Paid = { rent: Won; bedding: Won; deposit: Won };

/**
 * A paid instalment with its Seoul due date. `dueRent` is the part of its rent that was due when it was paid, for a stay changed since: a change
 * never makes due rent undue.
 */
export type PaidInstalment = Paid & { dueOn: PlainDate; dueRent?: Won };

/** Sums of the payments. `rentAhead` is the part of `rent` that is not due yet and is refunded in full. */
export type PaidSums = Paid & { rentAhead: Won; total: Won };

/** Returns the tier that applies on a Korean date, or null after check-in day. Day counts are signed. */
export function tierOn(policy: RefundPolicy, today: PlainDate, checkIn: PlainDate): RefundTier | null {
  const days = daysBetween(today, checkIn);
  return policy.tiers.find((tier) => days >= tier.minDays) ?? null;
}

export function wholeTier(tier: RefundTier): RefundTier {
  return { ...tier, rentPercent: 100, depositPercent: 100 };
}

export function wholeRefund({ rent, bedding, deposit, total }: PaidSums): Paid & { total: Won } {
  return { rent, bedding, deposit, total };
}

/**
 * Returns the policy of a confirmed stay changed on a Seoul date: the original policy without any tier above the one in force that day, so that later
 * dates never raise the refunded share (ADR 39). Neighboring tiers that are equal become one.
 */
export function policyOfChange(policy: RefundPolicy, today: PlainDate, checkIn: PlainDate): RefundPolicy {
  const now = tierOn(policy, today, checkIn);
  if (!now) return policy;
  const tiers = policy.tiers.map((tier) => ({
    ...tier,
    rentPercent: Math.min(tier.rentPercent, now.rentPercent),
    depositPercent: Math.min(tier.depositPercent, now.depositPercent),
  }));
  const saysSame = (a: RefundTier, b: RefundTier | undefined) =>
    a.rentPercent === b?.rentPercent && a.depositPercent === b.depositPercent && a.changes === b.changes;
  return { ...policy, tiers: tiers.filter((tier, index) => !saysSame(tier, tiers[index + 1])) };
}

export function sumPaid(
  { rentBasis }: Pick<RefundPolicy, 'rentBasis'>,
  today: PlainDate,
  paid: readonly PaidInstalment[],
): PaidSums {
  const sum = (part: keyof Paid) => paid.reduce((total, instalment) => total + instalment[part], 0);
  const [rent, bedding, deposit] = [sum('rent'), sum('bedding'), sum('deposit')];
  const ahead = rentBasis === 'due' ? paid.filter(({ dueOn }) => dueOn > today) : [];
  const rentAhead = ahead.reduce((total, { rent: paidRent, dueRent = 0 }) => total + paidRent - dueRent, 0);
  return { rent, bedding, deposit, rentAhead, total: rent + bedding + deposit };
}

/**
 * Returns the refund in won, part by part, of a cancellation on `today`, or null if the stay can no longer be canceled
 * (docs/specification.md#cancellation-and-refunds). Only paid instalments count, and the rent is rounded down to the won. `totalRent` is the rent of
 * the whole stay, which policies before 2026-11-23 use.
 */
export function refundOn(
  policy: RefundPolicy,
  today: PlainDate,
  { checkIn, totalRent }: { checkIn: PlainDate; totalRent: Won },
  instalments: readonly PaidInstalment[],
): (Paid & { total: Won }) | null {
  const tier = tierOn(policy, today, checkIn);
  if (!tier) return null;
  const paid = sumPaid(policy, today, instalments);
  const share = (rent: Won) => Math.floor((rent * tier.rentPercent) / 100);
  const rent =
    policy.rentBasis === 'due'
      ? share(paid.rent - paid.rentAhead) + paid.rentAhead
      : Math.min(paid.rent, share(totalRent));
  const deposit = Math.floor((paid.deposit * tier.depositPercent) / 100);
  const bedding = daysBetween(today, checkIn) >= policy.beddingMinDays ? paid.bedding : 0;
  return { rent, deposit, bedding, total: rent + deposit + bedding };
}

/**
 * Returns the refunded rent in won of one paid period: that of the nights from `owedUntil` on, which is the end of any notice
 * (docs/specification.md#cancellation-and-refunds). Rounded down to the won.
 */
export function unusedRent(paid: { rent: Won; from: PlainDate; to: PlainDate }, owedUntil: PlainDate): Won {
  const unusedFrom = owedUntil > paid.from ? owedUntil : paid.from;
  const unused = Math.max(0, daysBetween(unusedFrom, paid.to));
  return Math.floor((paid.rent * unused) / daysBetween(paid.from, paid.to));
}

/** A payment that money can go back through: the amount paid less the amount refunded, in won and, if charged in dollars, in cents. */
export type Returnable = { left: Won; leftUsdCents: Cents | null };

/**
 * Spreads a refund over payments given oldest first, starting with the latest. Cents are calculated at the locked rate and rounded up, and a payment
 * refunded in full gives all its cents. Neither won nor cents exceed what is left of a payment.
 */
export function spreadRefund<P extends Returnable>(
  total: Won,
  payments: readonly P[],
  krwPerUsd: string,
): { payment: P; amount: Won; amountUsdCents: Cents | null }[] {
  let open = total;
  return payments.toReversed().flatMap((payment) => {
    const { left, leftUsdCents } = payment;
    const amount = Math.min(open, left);
    const amountUsdCents =
      leftUsdCents === null || amount === left
        ? leftUsdCents
        : Math.min(leftUsdCents, toCents(amount, krwPerUsd));
    if (amount <= 0 || amountUsdCents === 0) return [];
    open -= amount;
    return [{ payment, amount, amountUsdCents }];
  });
}

/** A tier of a policy as calendar days: its last day (inclusive) and, except for the first tier, its first day. */
export type RefundStretch = {
  tier: RefundTier;
  from: PlainDate | null;
  until: PlainDate;
  /** The share of it that has passed today, from 0 to 1; null if today is not in it. */
  passed: number | null;
};

export function refundTimeline(policy: RefundPolicy, checkIn: PlainDate, today: PlainDate): RefundStretch[] {
  return policy.tiers.map((tier, index) => {
    const before = policy.tiers[index - 1];
    const from = before ? addDays(checkIn, 1 - before.minDays) : null;
    const until = addDays(checkIn, -tier.minDays);
    const begins = from ?? today;
    const inside = begins <= today && today <= until;
    const passed = inside ? daysBetween(begins, today) / daysBetween(begins, addDays(until, 1)) : null;
    return { tier, from, until, passed };
  });
}
