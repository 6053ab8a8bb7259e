import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { rentOfPrice } from './agreed-rent.ts';
import { housePrice, toCents } from './money.ts';
import { policyFor } from './refund/policies.ts';
import { quoteOf } from './quote.ts';

const coupons = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  ),
);
const homes = fc.record({
  monthlyRent: fc.integer({ min: 100_000, max: 20_000_000 }),
  deposit: fc.integer({ min: 0, max: 20_000_000 }),
});
const rates = fc
  .tuple(fc.integer({ min: 800, max: 2000 }), fc.integer({ min: 0, max: 9999 }))
  .map(([won, part]) => `${won}.${String(part).padStart(4, '0')}`);

describe('the quote of every length of stay', () => {
  it('adds up in won and in dollars, in whole numbers, none of them negative', () => {
    const any = fc.tuple(
      homes,
      coupons,
      rates,
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 365 }),
    );
    fc.assert(
      fc.property(any, ([house, coupon, krwPerUsd, beddingSets, ahead]) => {
        const bookedOn = '2028-02-20';
        const checkIn = addDays(bookedOn, ahead);
        for (let nights = 1; nights <= 365; nights += 1) {
          const stay = { checkIn, checkOut: addDays(checkIn, nights) };
          const options = { beddingSets, coupon, bookedOn, krwPerUsd, isInternational: true };
          const { price, schedule, policy, totalUsdCents } = quoteOf(house, stay, options);
          const sum = (of: (part: (typeof schedule)[number]) => number | null) =>
            schedule.reduce((total, part) => total + (of(part) ?? Number.NaN), 0);
          const parts = [price.total, price.totalRent, price.deposit, price.bedding, totalUsdCents];
          const added = [
            sum((part) => part.amount),
            sum((part) => part.rent),
            sum((part) => part.deposit),
            sum((part) => part.bedding),
            sum((part) => part.amountUsdCents),
          ];
          const every = schedule.flatMap((part) => [part.amount, part.rent, part.amountUsdCents ?? -1]);
          if (String(parts) !== String(added)) expect(added).toEqual(parts);
          if (!every.every((amount) => Number.isInteger(amount) && amount >= 0)) expect(every).toEqual([]);
          if (totalUsdCents !== toCents(price.total, krwPerUsd)) expect(totalUsdCents).toBe(price.total);
          if (policy !== policyFor(nights)) expect(policy.id).toBe(policyFor(nights).id);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has no cents where the rate is not known', () => {
    const stay = { checkIn: '2027-01-01', checkOut: '2027-03-02' };
    const terms = { monthlyRent: 900_000, deposit: 0 };
    const options = { beddingSets: 0, coupon: null, bookedOn: '2026-12-01' };
    const won = quoteOf(terms, stay, { ...options, krwPerUsd: null, isInternational: true });
    expect([won.totalUsdCents, ...won.schedule.map((part) => part.amountUsdCents)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the rent of a month that a price comes from', () => {
  it('is the rent itself where that is round, of however few nights', () => {
    const rents = fc.integer({ min: 10, max: 2000 }).map((tens) => tens * 10_000);
    const lengths = fc.integer({ min: 1, max: 365 });
    fc.assert(
      fc.property(rents, lengths, (rent, nights) => {
        expect(rentOfPrice(housePrice(rent, nights), nights)).toBe(rent);
      }),
    );
    expect(rentOfPrice(housePrice(695_000, 1), 1)).toBe(695_000);
  });

  it('gives the price again, whatever rent that was', () => {
    const rents = fc.integer({ min: 100_000, max: 20_000_000 });
    fc.assert(
      fc.property(rents, fc.integer({ min: 1, max: 365 }), (rent, nights) => {
        const price = housePrice(rent, nights);
        expect(housePrice(rentOfPrice(price, nights), nights)).toBe(price);
      }),
    );
  });
});
