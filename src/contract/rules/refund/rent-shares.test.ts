import { describe, expect, it } from 'vitest';
import { rentShares } from './rent-shares.ts';

const tier = { rentPercent: 50 };
const due = { rentBasis: 'due' as const };

describe('the lines that explain the rent of a cancellation', () => {
  it('tell what was due from what was paid ahead, which comes back whole', () => {
    const paid = { rent: 1_640_000, rentAhead: 820_000 };
    expect(rentShares(1_640_000, { paid, policy: due, tier }, 1_230_000)).toEqual([
      { kind: 'due', of: 820_000, percent: 50, back: 410_000 },
      { kind: 'ahead', of: 820_000, percent: 100, back: 820_000 },
    ]);
  });

  it('leave out what there is none of', () => {
    const of = (rent: number, rentAhead: number, back: number) =>
      rentShares(900_000, { paid: { rent, rentAhead }, policy: due, tier }, back).map(({ kind }) => kind);
    expect(of(900_000, 0, 450_000)).toEqual(['due']);
    expect(of(900_000, 900_000, 900_000)).toEqual(['ahead']);
    expect(of(0, 0, 0)).toEqual([]);
  });

  it('name the whole rent under the policies that went by it', () => {
    const paid = { rent: 900_000, rentAhead: 0 };
    expect(rentShares(2_100_000, { paid, policy: { rentBasis: undefined }, tier }, 900_000)).toEqual([
      { kind: 'whole', of: 2_100_000, percent: 50, back: 900_000 },
    ]);
  });
});
