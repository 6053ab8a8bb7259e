import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import { toCents } from './money.ts';
import { booking } from './policy.ts';
import { priceOf } from './price.ts';
import { paymentSchedule, type Instalment } from './schedule.ts';

const sum = (parts: Instalment[], part: 'amount' | 'rent' | 'deposit' | 'bedding') =>
  parts.reduce((total, each) => total + each[part], 0);

const house = fc.record({
  monthlyRent: fc.integer({ min: 1, max: 100_000_000 }),
  deposit: fc.integer({ min: 0, max: 100_000_000 }),
});
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 200_000_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  ),
);
const anyStay = fc.record({
  house,
  coupon,
  nights: fc.integer({ min: 1, max: 365 }),
  beddingSets: fc.integer({ min: 0, max: 12 }),
  bookedOn: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-02-25', days)),
  daysAhead: fc.integer({ min: 0, max: 365 }),
  rate: fc
    .tuple(fc.integer({ min: 800, max: 2000 }), fc.integer({ min: 0, max: 9999 }))
    .map(([won, part]) => `${won}.${String(part).padStart(4, '0')}`),
});
type AnyStay = typeof anyStay extends fc.Arbitrary<infer T> ? T : never;

function reckon(any: AnyStay, rate: string | null) {
  const checkIn = addDays(any.bookedOn, any.daysAhead);
  const stay = { checkIn, checkOut: addDays(checkIn, any.nights) };
  const price = priceOf(any.house, stay, { beddingSets: any.beddingSets, coupon: any.coupon });
  return { stay, price, parts: paymentSchedule(price, stay, any.bookedOn, rate) };
}

describe('the price of any stay, with any coupon', () => {
  it('adds up, and no part of it is negative or a fraction', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const { price } = reckon(any, null);
        expect(price.total).toBe(price.housePrice - price.coupon + price.bedding + price.deposit);
        expect(price.totalRent).toBe(price.housePrice - price.coupon);
        expect(price.nights).toBe(any.nights);
        for (const part of Object.values(price)) expect(Number.isInteger(part) && part >= 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('grows with the nights and never with a coupon', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 1, max: 365 }), (any, more) => {
        const { price } = reckon({ ...any, coupon: null }, null);
        expect(
          reckon({ ...any, coupon: null, nights: any.nights + more }, null).price.housePrice,
        ).toBeGreaterThanOrEqual(price.housePrice);
        expect(reckon(any, null).price.total).toBeLessThanOrEqual(price.total);
      }),
    );
  });
});

describe('the payments of any stay, with any coupon', () => {
  it('add up exactly to the total, part by part, and none is negative', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const { price, parts } = reckon(any, null);
        expect(sum(parts, 'amount')).toBe(price.total);
        expect(sum(parts, 'rent')).toBe(price.totalRent);
        expect(sum(parts, 'deposit')).toBe(price.deposit);
        expect(sum(parts, 'bedding')).toBe(price.bedding);
        for (const part of parts) {
          expect(part.amount).toBe(part.deposit + part.bedding + part.rent);
          expect(Math.min(part.deposit, part.bedding, part.rent)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are never negative where a coupon leaves a few won of rent', () => {
    const stay = { checkIn: '2027-01-01', checkOut: addDays('2027-01-01', 100) };
    const almostAll = { kind: 'amount', value: 2_999_991 } as const;
    const price = priceOf({ monthlyRent: 900_000, deposit: 0 }, stay, { beddingSets: 0, coupon: almostAll });
    const parts = paymentSchedule(price, stay, '2026-11-21');
    expect(sum(parts, 'rent')).toBe(9);
    expect(Math.min(...parts.map((part) => part.rent))).toBeGreaterThanOrEqual(0);
  });

  it('add up to the same cents as the total, rounded up once and not once a payment', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const { price, parts } = reckon(any, any.rate);
        const cents = parts.map((part) => part.amountUsdCents ?? Number.NaN);
        expect(cents.reduce((total, part) => total + part, 0)).toBe(toCents(price.total, any.rate));
        expect(Math.min(...cents)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('cover every night once, in order, and fall due no earlier than the booking', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const { stay, parts } = reckon(any, null);
        let reached = stay.checkIn;
        for (const [index, part] of parts.entries()) {
          expect(part.seq).toBe(index + 1);
          expect(part.from).toBe(reached);
          expect(daysBetween(part.from, part.to)).toBeGreaterThan(0);
          expect(part.dueOn >= any.bookedOn).toBe(true);
          expect(part.dueOn >= (parts[index - 1]?.dueOn ?? '')).toBe(true);
          reached = part.to;
        }
        expect(reached).toBe(stay.checkOut);
        expect(parts[0]?.dueOn).toBe(any.bookedOn);
      }),
    );
  });

  it.each([
    [1, 1],
    [45, 1],
    [46, 2],
    [60, 2],
    [61, 3],
    [365, 13],
  ])('of %i nights are %i', (nights, count) => {
    const stay = { checkIn: '2027-01-01', checkOut: addDays('2027-01-01', nights) };
    const price = priceOf({ monthlyRent: 900_000, deposit: 500_000 }, stay, { beddingSets: 1, coupon: null });
    expect(paymentSchedule(price, stay, '2026-11-21')).toHaveLength(count);
  });

  it('fall due a week before their period, and the last is for the nights that are left', () => {
    const stay = { checkIn: '2027-01-01', checkOut: '2027-03-07' };
    const price = priceOf({ monthlyRent: 900_000, deposit: 500_000 }, stay, { beddingSets: 2, coupon: null });
    const parts = paymentSchedule(price, stay, '2026-11-21');
    expect(parts.map((part) => [part.dueOn, part.from, part.to, part.amount])).toEqual([
      ['2026-11-21', '2027-01-01', '2027-01-31', 1_400_000 + 2 * booking.beddingSetPrice],
      ['2027-01-24', '2027-01-31', '2027-03-02', 900_000],
      ['2027-02-23', '2027-03-02', '2027-03-07', 150_000],
    ]);
  });
});
