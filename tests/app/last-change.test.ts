import { describe, expect, it } from 'vitest';
import { instalment } from '#contract/examples/world.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import { lastChange } from '#app/features/reservations/model.ts';

describe('the last day of a change', () => {
  const ofPolicy = (policy: RefundPolicy, bookedOn: string) =>
    lastChange({ policy, checkIn: '2026-11-27', payments: [{ ...instalment, dueOn: bookedOn }] });

  it('is that of the policy, also of a stay that was booked on it', () => {
    expect(ofPolicy(refundPolicies.semester, '2026-09-01')).toBe('2026-09-28');
    expect(ofPolicy(refundPolicies.semester, '2026-09-28')).toBe('2026-09-28');
    expect(ofPolicy(refundPolicies.standard, '2026-10-18')).toBe('2026-11-19');
  });

  it('is none of a stay that was booked too late to be changed', () => {
    expect(ofPolicy(refundPolicies.semester, '2026-10-18')).toBeNull();
    expect(ofPolicy({ ...refundPolicies.standard, tiers: [] }, '2026-10-18')).toBeNull();
  });
});
