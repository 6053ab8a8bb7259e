import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#contract/rules/dates.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { refundOn, sumPaid, tierOn } from '#contract/rules/refund/refund.ts';
import { coverSchedule, settleChange } from '#contract/rules/change.ts';

const bookedOn = '2026-11-23';
const nights = fc.integer({ min: 7, max: 365 });
const beds = fc.integer({ min: 0, max: 4 });
const rent = fc.integer({ min: 30_000, max: 300_000 }).map((tens) => tens * 10);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const anyChange = fc.record({
  deposit: fc.integer({ min: 0, max: 500 }).map((thousands) => thousands * 10_000),
  before: fc.record({
    monthlyRent: rent,
    nights,
    beddingSets: beds,
    daysAhead: fc.integer({ min: 8, max: 365 }),
  }),
  after: fc.record({
    monthlyRent: rent,
    nights,
    beddingSets: beds,
    daysAhead: fc.integer({ min: 8, max: 365 }),
  }),
  paid: share,
  changedAfter: share,
  cancelledAfter: share,
  international: fc.boolean(),
});

const quoted = (
  stay: { monthlyRent: number; nights: number; beddingSets: number; daysAhead: number },
  any: { deposit: number; international: boolean },
) => {
  const checkIn = addDays(bookedOn, stay.daysAhead);
  const dates = { checkIn, checkOut: addDays(checkIn, stay.nights) };
  const options = { beddingSets: stay.beddingSets, coupon: null, bookedOn, krwPerUsd: '1385.5' };
  return {
    checkIn,
    ...quoteOf({ monthlyRent: stay.monthlyRent, deposit: any.deposit }, dates, {
      ...options,
      isInternational: any.international,
    }),
  };
};
const won = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

test('paid, to pay and to return come to the new total, and a refund to that of a stay booked so', () => {
  fc.assert(
    fc.property(anyChange, (any) => {
      const [before, after] = [quoted(any.before, any), quoted(any.after, any)];
      const today = addDays(bookedOn, Math.floor(any.before.daysAhead * any.changedAfter));
      const payments = before.schedule.slice(0, Math.max(1, Math.round(before.schedule.length * any.paid)));
      const cents = payments.reduce((sum, part) => sum + (part.amountUsdCents ?? 0), 0);
      const balance = { amount: won(payments), usdCents: any.international ? cents : null };
      const made = settleChange(after.schedule, balance, before.price.bedding, today);
      const { toPay, toReturn, difference, rest, paidSoFar } = made;

      expect(balance.amount + toPay.amount - toReturn.amount + won(rest)).toBe(after.price.total);
      expect(paidSoFar.amount + toPay.amount + won(rest)).toBe(after.price.total);
      expect(Math.min(toPay.amount, toReturn.amount)).toBe(0);
      for (const part of [paidSoFar, ...(difference ? [difference] : []), ...rest]) {
        expect(part.amount).toBe(part.deposit + part.bedding + part.rent);
        expect(Math.min(part.amount, part.deposit, part.bedding, part.rent)).toBeGreaterThanOrEqual(0);
        expect(part.amountUsdCents ?? 0).toBeGreaterThanOrEqual(0);
      }
      expect(paidSoFar.deposit + (difference?.deposit ?? 0)).toBe(after.price.deposit);
      if (any.international) {
        const dollars = cents + toPay.usdCents! - toReturn.usdCents!;
        const later = rest.reduce((sum, part) => sum + part.amountUsdCents!, 0);
        expect(Math.abs(dollars + later - after.totalUsdCents!)).toBeLessThanOrEqual(1);
      }
      for (const { dueOn } of rest) expect(dueOn > today || dueOn === bookedOn).toBe(true);

      const held = balance.amount + toPay.amount - toReturn.amount;
      // Only the first payment was due when it was paid; what goes back is taken of the latest.
      const ahead = Math.max(0, won(payments.slice(1)) - toReturn.amount);
      const paidWhenDue = held - ahead;
      const covered = coverSchedule(after.schedule, held, paidWhenDue);
      expect(covered.reduce((sum, part) => sum + part.deposit + part.bedding + part.rent, 0)).toBe(held);
      expect(covered.reduce((sum, part) => sum + part.deposit, 0)).toBe(after.price.deposit);
      const paid = sumPaid(after.policy, today, covered);
      expect(paid.rentAhead).toBeLessThanOrEqual(ahead);
      expect(paid.rent - paid.rentAhead).toBeGreaterThanOrEqual(
        paidWhenDue - after.price.deposit - after.price.bedding,
      );
      const due = after.schedule.filter(({ seq, dueOn }) => seq === 1 || dueOn <= today);
      if (held !== won(due)) return;
      const day = addDays(today, Math.floor(any.after.daysAhead * any.cancelledAfter));
      const subject = { checkIn: after.checkIn, totalRent: after.price.totalRent };
      expect(refundOn(after.policy, day, subject, covered)).toEqual(
        refundOn(after.policy, day, subject, due),
      );
    }),
    { numRuns: 1000, seed: 20_261_123 },
  );
});

test('rent that was due when it was paid stays due where a longer stay is paid in instalments', () => {
  const stay = { monthlyRent: 900_000, beddingSets: 0, daysAhead: 20 };
  const any = { deposit: 500_000, international: false };
  const [before, after] = [45, 46].map((length) => quoted({ ...stay, nights: length }, any));
  expect([before!.schedule.length, after!.schedule.length]).toEqual([1, 2]);
  const balance = before!.price.total;
  const covered = coverSchedule(after!.schedule, balance, balance);
  const subject = { checkIn: after!.checkIn, totalRent: after!.price.totalRent };
  expect(refundOn(after!.policy, bookedOn, subject, covered)).toMatchObject({
    rent: 1_350_000 / 2,
    deposit: 500_000,
  });
});

const anyMoves = fc.record({
  deposit: fc.integer({ min: 0, max: 500 }).map((thousands) => thousands * 10_000),
  nights,
  beddingSets: beds,
  daysAhead: fc.integer({ min: 8, max: 365 }),
  international: fc.boolean(),
  rent,
  moves: fc.array(fc.record({ rent, after: share, pays: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  cancelledAfter: share,
});

test('moves at the price of each house lose and make no won, and bring back no more than is there', () => {
  fc.assert(
    fc.property(anyMoves, (any) => {
      const { nights: length, beddingSets, daysAhead } = any;
      const inHouse = (monthlyRent: number) =>
        quoted({ monthlyRent, nights: length, beddingSets, daysAhead }, any);
      let stay = inHouse(any.rent);
      let held = stay.schedule[0]!.amount;
      let cents = any.international ? stay.schedule[0]!.amountUsdCents! : null;
      let day = bookedOn;
      for (const move of any.moves) {
        const left = daysBetween(day, stay.checkIn);
        day = addDays(day, Math.floor(left * move.after));
        stay = inHouse(move.rent);
        const made = settleChange(stay.schedule, { amount: held, usdCents: cents }, stay.price.bedding, day);
        expect(held - made.toReturn.amount + made.toPay.amount + won(made.rest)).toBe(stay.price.total);
        // The contract of the move: what was paid as one line, and all that is owed.
        const owed = made.difference ? [made.difference, ...made.rest] : made.rest;
        expect(made.paidSoFar.amount + won(owed)).toBe(stay.price.total);
        expect(made.difference?.bedding ?? 0).toBe(0);
        held += (move.pays ? made.toPay.amount : 0) - made.toReturn.amount;
        if (cents !== null) cents += (move.pays ? made.toPay.usdCents! : 0) - made.toReturn.usdCents!;
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBeLessThanOrEqual(stay.price.total);
      }
      const today = addDays(day, Math.floor(daysBetween(day, stay.checkIn) * any.cancelledAfter));
      const covered = coverSchedule(stay.schedule, held, held);
      const subject = { checkIn: stay.checkIn, totalRent: stay.price.totalRent };
      const back = refundOn(stay.policy, today, subject, covered)!;
      expect(back.total).toBeLessThanOrEqual(held);
      expect(back.deposit).toBeLessThanOrEqual(any.deposit);
      // As every won was due when it was paid, the share of the rent is that of the tier, and nothing comes back whole.
      const tier = tierOn(stay.policy, today, stay.checkIn)!;
      const rentHeld = covered.reduce((sum, part) => sum + part.rent, 0);
      expect(back.rent).toBe(Math.floor((rentHeld * tier.rentPercent) / 100));
    }),
    { numRuns: 1000, seed: 20_261_126 },
  );
});
