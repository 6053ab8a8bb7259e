import type { Won } from '../money.ts';
import type { RefundPolicy, RefundTier } from '../policy.ts';
import type { PaidSums } from './refund.ts';

/** One line that explains the refunded rent: `percent` of `of`. Rent paid ahead of its due date is refunded in full. */
export type RentShare = { kind: 'due' | 'ahead' | 'whole'; of: Won; percent: number; back: Won };

/**
 * Explains the refunded rent in won of a cancellation: the due rent, then the rent paid ahead; for policies before 2026-11-23 the share of
 * `totalRent`. The lines add up to `back`.
 */
export function rentShares(
  totalRent: Won,
  {
    paid,
    policy,
    tier: { rentPercent: percent },
  }: {
    paid: Pick<PaidSums, 'rent' | 'rentAhead'>;
    policy: Pick<RefundPolicy, 'rentBasis'>;
    tier: Pick<RefundTier, 'rentPercent'>;
  },
  back: Won,
): RentShare[] {
  const { rent, rentAhead: ahead } = paid;
  if (rent === 0) return [];
  if (policy.rentBasis !== 'due') return [{ kind: 'whole', of: totalRent, percent, back }];
  const shares: RentShare[] = [
    { kind: 'due', of: rent - ahead, percent, back: back - ahead },
    { kind: 'ahead', of: ahead, percent: 100, back: ahead },
  ];
  return shares.filter(({ of }) => of > 0);
}
