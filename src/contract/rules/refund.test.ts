import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { policyFor, refundPolicies } from './policy.ts';
import { refundOn, refundTimeline, tierOn } from './refund.ts';

const checkIn = '2027-03-01';
const paid = { rent: 900_000, deposit: 500_000, bedding: 78_000 };
const on = (daysBefore: number) => addDays(checkIn, -daysBefore);

describe('a stay under 90 nights, cancelled', () => {
  it.each([
    [365, 900_000, 500_000, 78_000],
    [31, 900_000, 500_000, 78_000],
    [30, 450_000, 500_000, 78_000],
    [8, 450_000, 500_000, 78_000],
    [7, 0, 500_000, 0],
    [0, 0, 500_000, 0],
  ])('%i days before check-in gives back rent %i, deposit %i, bedding %i', (days, rent, deposit, bedding) => {
    expect(refundOn(refundPolicies.standard, on(days), checkIn, paid)).toEqual({
      rent,
      deposit,
      bedding,
      total: rent + deposit + bedding,
    });
  });

  it('is no longer possible on the day after check-in', () => {
    expect(refundOn(refundPolicies.standard, on(-1), checkIn, paid)).toBeNull();
    expect(tierOn(refundPolicies.standard, on(-1), checkIn)).toBeNull();
  });
});

describe('a stay of 90 nights and more, cancelled', () => {
  it.each([
    [120, 630_000, 500_000, 78_000],
    [90, 630_000, 500_000, 78_000],
    [89, 450_000, 500_000, 78_000],
    [60, 450_000, 500_000, 78_000],
    [59, 0, 0, 78_000],
    [8, 0, 0, 78_000],
    [7, 0, 0, 0],
    [0, 0, 0, 0],
  ])('%i days before check-in gives back rent %i, deposit %i, bedding %i', (days, rent, deposit, bedding) => {
    expect(refundOn(refundPolicies.semester, on(days), checkIn, paid)).toEqual({
      rent,
      deposit,
      bedding,
      total: rent + deposit + bedding,
    });
  });
});

describe('any cancellation', () => {
  const policy = fc.constantFrom(...Object.values(refundPolicies));
  const amounts = fc.record({
    rent: fc.integer({ min: 0, max: 1_000_000_000 }),
    deposit: fc.integer({ min: 0, max: 1_000_000_000 }),
    bedding: fc.integer({ min: 0, max: 1_000_000_000 }),
  });

  it('never gives back more than was paid of any part, nor a fraction of a won', () => {
    fc.assert(
      fc.property(policy, amounts, fc.integer({ min: 0, max: 730 }), (rules, sums, days) => {
        const back = refundOn(rules, on(days), checkIn, sums)!;
        for (const part of ['rent', 'deposit', 'bedding'] as const) {
          expect(Number.isInteger(back[part])).toBe(true);
          expect(back[part]).toBeGreaterThanOrEqual(0);
          expect(back[part]).toBeLessThanOrEqual(sums[part]);
        }
        expect(back.total).toBe(back.rent + back.deposit + back.bedding);
      }),
    );
  });

  it('never gives back more for cancelling later', () => {
    fc.assert(
      fc.property(policy, amounts, fc.integer({ min: 1, max: 400 }), (rules, sums, days) => {
        const early = refundOn(rules, on(days), checkIn, sums)!;
        const late = refundOn(rules, on(days - 1), checkIn, sums)!;
        expect(late.total).toBeLessThanOrEqual(early.total);
      }),
    );
  });

  it('stands on the timeline exactly where the rules put it', () => {
    for (const rules of Object.values(refundPolicies)) {
      const timeline = refundTimeline(rules, checkIn);
      for (let days = 0; days <= 200; days += 1) {
        const day = on(days);
        const stretch = timeline.filter(({ from, until }) => (from === null || from <= day) && day <= until);
        expect(stretch.map(({ tier }) => tier)).toEqual([tierOn(rules, day, checkIn)]);
      }
    }
  });
});

describe('the policy of a stay', () => {
  it.each([
    [1, 'standard'],
    [89, 'standard'],
    [90, 'semester'],
    [365, 'semester'],
  ])('of %i nights is %s', (nights, id) => {
    expect(policyFor(nights).id).toBe(id);
  });

  it('allows changes in every tier but the last', () => {
    for (const { tiers } of Object.values(refundPolicies)) {
      expect(tiers.map((tier) => tier.changes)).toEqual([...tiers.slice(1).map(() => true), false]);
    }
  });
});
