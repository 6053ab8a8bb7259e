import { addDays, daysBetween, type PlainDate } from './dates.ts';
import type { Won } from './money.ts';
import type { RefundPolicy, RefundTier } from './policy.ts';

/** What has been paid for a stay, in won, by part. */
export type Paid = { rent: Won; bedding: Won; deposit: Won };

/** The tier that holds on a Korean date, or null once check-in day has passed. Day counts are signed. */
export function tierOn(policy: RefundPolicy, today: PlainDate, checkIn: PlainDate): RefundTier | null {
  const days = daysBetween(today, checkIn);
  return policy.tiers.find((tier) => days >= tier.minDays) ?? null;
}

/** What comes back, in won by part, if the stay is cancelled on `today`; null when it can no longer be cancelled. */
export function refundOn(
  policy: RefundPolicy,
  today: PlainDate,
  checkIn: PlainDate,
  paid: Paid,
): (Paid & { total: Won }) | null {
  const tier = tierOn(policy, today, checkIn);
  if (!tier) return null;
  const rent = Math.floor((paid.rent * tier.rentPercent) / 100);
  const deposit = Math.floor((paid.deposit * tier.depositPercent) / 100);
  const bedding = daysBetween(today, checkIn) >= policy.beddingMinDays ? paid.bedding : 0;
  return { rent, deposit, bedding, total: rent + deposit + bedding };
}

/** The policy as stretches of calendar for a check-in: each with its last day (inclusive) and, but for the first, its first day. */
export function refundTimeline(
  policy: RefundPolicy,
  checkIn: PlainDate,
): { tier: RefundTier; from: PlainDate | null; until: PlainDate }[] {
  return policy.tiers.map((tier, index) => {
    const before = policy.tiers[index - 1];
    return {
      tier,
      from: before ? addDays(checkIn, 1 - before.minDays) : null,
      until: addDays(checkIn, -tier.minDays),
    };
  });
}
