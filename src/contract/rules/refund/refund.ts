import { addDays, daysBetween, type PlainDate } from '../dates.ts';
import { toCents, type Cents, type Won } from '../money.ts';
import type { RefundPolicy, RefundTier } from '../policy.ts';

/** The parts of what has been paid for a stay, in won. */
export type Paid = { rent: Won; bedding: Won; deposit: Won };

/**
 * An instalment that was paid: its parts, and the Seoul date on which it fell due or will. `dueRent` is the part of its rent that was due when
 * it was paid, in a stay that was changed since: a change never makes due rent undue.
 */
export type PaidInstalment = Paid & { dueOn: PlainDate; dueRent?: Won };

/** The sums of what was paid; `rentAhead` is the part of `rent` that comes back whole, for its due date has not come. */
export type PaidSums = Paid & { rentAhead: Won; total: Won };

/** The tier that holds on a Korean date, or null once check-in day has passed. Day counts are signed. */
export function tierOn(policy: RefundPolicy, today: PlainDate, checkIn: PlainDate): RefundTier | null {
  const days = daysBetween(today, checkIn);
  return policy.tiers.find((tier) => days >= tier.minDays) ?? null;
}

/** The tier of an end that gives everything back, whatever the policy says of the day. */
export function wholeTier(tier: RefundTier): RefundTier {
  return { ...tier, rentPercent: 100, depositPercent: 100 };
}

/** The parts of everything that was paid, as they come back. */
export function wholeRefund({ rent, bedding, deposit, total }: PaidSums): Paid & { total: Won } {
  return { rent, bedding, deposit, total };
}

/**
 * The policy of a confirmed stay once it is changed on a Seoul date: the one it was booked under, with no tier above the one in force that
 * day, so that later dates never bring back a larger share (ADR 39). Neighbours that say the same become one tier.
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

/** Adds up paid instalments as a policy tells them apart on a Seoul date. */
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
 * The won that come back, part by part, if the stay is cancelled on `today`; null when it can no longer be cancelled
 * (docs/specification.md#cancellation-and-refunds). Of paid instalments alone: what was due and is unpaid is neither claimed nor given back. The rent is rounded
 * down to the won. `totalRent` is that of the whole stay, which policies before 2026-11-23 go by.
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
 * The rent in won that comes back of one paid period when it is owed up to `owedUntil`, the end of the notice where there is one: that of the
 * nights from then on (docs/specification.md#cancellation-and-refunds). Rounded down to the won.
 */
export function unusedRent(paid: { rent: Won; from: PlainDate; to: PlainDate }, owedUntil: PlainDate): Won {
  const unusedFrom = owedUntil > paid.from ? owedUntil : paid.from;
  const unused = Math.max(0, daysBetween(unusedFrom, paid.to));
  return Math.floor((paid.rent * unused) / daysBetween(paid.from, paid.to));
}

/** A payment that money can go back through: what it brought less what has gone back already, in won and, where charged in dollars, cents. */
export type Returnable = { left: Won; leftUsdCents: Cents | null };

/**
 * Spreads a refund over payments given oldest first: the latest goes back first. Cents are reckoned at the locked rate, up to the cent,
 * and a payment that goes back whole gives all its cents; neither won nor cents ever exceed what is left of a payment.
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

/** A stretch of a policy as days of the calendar: its last day (inclusive) and, but for the first, its first day. */
export type RefundStretch = {
  tier: RefundTier;
  from: PlainDate | null;
  until: PlainDate;
  /** The share of it that has passed today: from 0 up to 1, null where today is not in it. */
  passed: number | null;
};

/** The policy as stretches of calendar for a check-in, with `today` (a Seoul date) found in them. */
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
