import { booking, type RefundPolicy } from '../policy.ts';

export const refundPolicies: Record<RefundPolicy['id'], RefundPolicy> = {
  standard: {
    id: 'standard',
    version: '2026-11-23',
    tiers: [
      { minDays: 31, rentPercent: 100, depositPercent: 100, changes: true },
      { minDays: 8, rentPercent: 50, depositPercent: 100, changes: true },
      { minDays: 0, rentPercent: 0, depositPercent: 100, changes: false },
    ],
    beddingMinDays: 8,
    rentBasis: 'due',
  },
  semester: {
    id: 'semester',
    version: '2026-11-23',
    tiers: [
      { minDays: 90, rentPercent: 70, depositPercent: 100, changes: true },
      { minDays: 60, rentPercent: 50, depositPercent: 100, changes: true },
      { minDays: 0, rentPercent: 0, depositPercent: 0, changes: false },
    ],
    beddingMinDays: 8,
    rentBasis: 'due',
  },
};

/** Returns the policy for a stay of this many nights (docs/specification.md#cancellation-and-refunds). */
export function policyFor(nights: number): RefundPolicy {
  return nights < booking.semesterNights ? refundPolicies.standard : refundPolicies.semester;
}
