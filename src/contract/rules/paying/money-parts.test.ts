import { describe, expect, it } from 'vitest';
import { centsOfParts, toCents } from '../money.ts';
import { chargedIn } from '../schedule.ts';

const rate = '1385.5';

describe('an amount in dollars', () => {
  it('tells its parts so that they add up, each as it is alone but for the first', () => {
    const parts = [1_621_670, -50_000, 39_000, 700_000];
    const total = toCents(2_310_670, rate);
    const cents = centsOfParts(total, parts, rate);
    expect(cents.reduce((sum, part) => sum + part)).toBe(total);
    expect(cents.slice(2)).toEqual([2_815, 50_524]);
    // Nothing takes no rounding.
    expect(centsOfParts(2_815, [0, 39_000, 0], rate)).toEqual([0, 2_815, 0]);
  });

  it('is charged in payments that add up to it, and in won without a rate', () => {
    const parts = [{ amount: 2_090_000 }, { amount: 1_390_000 }, { amount: 231_670 }];
    const cents = chargedIn(parts, rate).map(({ amountUsdCents }) => amountUsdCents ?? 0);
    expect(cents[0]).toBe(toCents(2_090_000, rate));
    expect(cents.reduce((sum, part) => sum + part)).toBe(toCents(3_711_670, rate));
    expect(chargedIn(parts, null).every(({ amountUsdCents }) => amountUsdCents === null)).toBe(true);
  });
});
