import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { toCents } from '../money.ts';
import { policyFor, refundPolicies } from './policies.ts';
import { policyOfChange, refundOn, refundTimeline, spreadRefund, sumPaid, tierOn } from './refund.ts';

const checkIn = '2027-03-01';
const on = (daysBefore: number) => addDays(checkIn, -daysBefore);
const booked = on(365);
const first = { dueOn: booked, rent: 900_000, deposit: 500_000, bedding: 78_000 };
const second = { dueOn: addDays(checkIn, 23), rent: 900_000, deposit: 0, bedding: 0 };
const third = { dueOn: addDays(checkIn, 53), rent: 300_000, deposit: 0, bedding: 0 };
const stay = { checkIn, totalRent: 2_100_000 };
/** The policies as older reservations stored them, without `rentBasis`. */
const agreedBefore = {
  standard: { ...refundPolicies.standard, version: '2026-11', rentBasis: undefined },
  semester: { ...refundPolicies.semester, version: '2026-11', rentBasis: undefined },
};

describe('a stay under 90 nights, cancelled', () => {
  // Rent of the first payment alone, of the first two, of all three: what was paid ahead comes back whole.
  it.each([
    [365, 900_000, 1_800_000, 2_100_000, 500_000, 78_000],
    [31, 900_000, 1_800_000, 2_100_000, 500_000, 78_000],
    [30, 450_000, 1_350_000, 1_650_000, 500_000, 78_000],
    [8, 450_000, 1_350_000, 1_650_000, 500_000, 78_000],
    [7, 0, 900_000, 1_200_000, 500_000, 0],
    [0, 0, 900_000, 1_200_000, 500_000, 0],
  ])(
    '%i days before check-in gives back rent %i, %i or %i, deposit %i, bedding %i',
    (days, one, two, three, deposit, bedding) => {
      for (const [rent, ...paid] of [
        [one, first],
        [two, first, second],
        [three, first, second, third],
      ] as const)
        expect(refundOn(refundPolicies.standard, on(days), stay, paid)).toEqual({
          rent,
          deposit,
          bedding,
          total: rent + deposit + bedding,
        });
    },
  );

  it('is no longer possible on the day after check-in', () => {
    expect(refundOn(refundPolicies.standard, on(-1), stay, [first])).toBeNull();
    expect(tierOn(refundPolicies.standard, on(-1), checkIn)).toBeNull();
  });
});

describe('a stay of 90 nights and more, cancelled', () => {
  it.each([
    [120, 630_000, 1_530_000, 1_830_000, 500_000, 78_000],
    [90, 630_000, 1_530_000, 1_830_000, 500_000, 78_000],
    [89, 450_000, 1_350_000, 1_650_000, 500_000, 78_000],
    [60, 450_000, 1_350_000, 1_650_000, 500_000, 78_000],
    [59, 0, 900_000, 1_200_000, 0, 78_000],
    [8, 0, 900_000, 1_200_000, 0, 78_000],
    [7, 0, 900_000, 1_200_000, 0, 0],
    [0, 0, 900_000, 1_200_000, 0, 0],
  ])(
    '%i days before check-in gives back rent %i, %i or %i, deposit %i, bedding %i',
    (days, one, two, three, deposit, bedding) => {
      for (const [rent, ...paid] of [
        [one, first],
        [two, first, second],
        [three, first, second, third],
      ] as const)
        expect(refundOn(refundPolicies.semester, on(days), stay, paid)).toEqual({
          rent,
          deposit,
          bedding,
          total: rent + deposit + bedding,
        });
    },
  );
});

describe('an instalment', () => {
  it('counts as due from the day on which it falls due, paid or not', () => {
    const early = { ...second, dueOn: on(20) };
    const back = (today: string, ...paid: (typeof first)[]) =>
      refundOn(refundPolicies.standard, today, stay, paid)?.rent;
    expect(back(on(21), first, early)).toBe(450_000 + 900_000);
    expect(back(on(20), first, early)).toBe(450_000 + 450_000);
    expect(back(on(20), first)).toBe(450_000);
  });
});

describe('a stay booked under the policy of 2026-11, cancelled', () => {
  // Its contract gives the percentage of the whole rent, up to what was paid.
  it.each([
    ['standard', 31, 900_000, 2_100_000],
    ['standard', 30, 900_000, 1_050_000],
    ['standard', 7, 0, 0],
    ['semester', 90, 900_000, 1_470_000],
    ['semester', 60, 900_000, 1_050_000],
    ['semester', 59, 0, 0],
  ] as const)('%s, %i days before check-in: rent %i of one payment, %i of all', (id, days, one, all) => {
    expect(refundOn(agreedBefore[id], on(days), stay, [first])?.rent).toBe(one);
    expect(refundOn(agreedBefore[id], on(days), stay, [first, second, third])?.rent).toBe(all);
  });
});

describe('a stay that was changed', () => {
  const tiersAfter = (id: 'standard' | 'semester', ...days: number[]) =>
    days
      .reduce((policy, ago) => policyOfChange(policy, on(ago), checkIn), refundPolicies[id])
      .tiers.map(({ minDays, rentPercent, depositPercent }) => [minDays, rentPercent, depositPercent]);

  it('never gives back a larger share than on the day of its change, the lowest of several', () => {
    expect(tiersAfter('standard', 31)).toEqual([
      [31, 100, 100],
      [8, 50, 100],
      [0, 0, 100],
    ]);
    for (const days of [[30], [8, 40], [40, 8]])
      expect(tiersAfter('standard', ...days)).toEqual([
        [8, 50, 100],
        [0, 0, 100],
      ]);
    expect(tiersAfter('semester', 60)).toEqual([
      [60, 50, 100],
      [0, 0, 0],
    ]);
  });
});

describe('any cancellation', () => {
  const policy = fc.constantFrom(...Object.values(refundPolicies), ...Object.values(agreedBefore));
  const won = fc.integer({ min: 0, max: 100_000_000 });
  const instalments = fc.array(
    fc.record({
      rent: won,
      deposit: won,
      bedding: won,
      dueOn: fc.integer({ min: -60, max: 400 }).map((days) => on(days)),
    }),
    { maxLength: 13 },
  );
  const unpaid = won;
  const stayOf = (paid: { rent: number }[], more: number) => ({
    checkIn,
    totalRent: paid.reduce((sum, { rent }) => sum + rent, more),
  });

  it('never gives back more than was paid of any part, nor a fraction of a won', () => {
    fc.assert(
      fc.property(
        policy,
        instalments,
        unpaid,
        fc.integer({ min: 0, max: 730 }),
        (rules, paid, more, days) => {
          const back = refundOn(rules, on(days), stayOf(paid, more), paid)!;
          const sums = sumPaid(rules, on(days), paid);
          for (const part of ['rent', 'deposit', 'bedding'] as const) {
            expect(Number.isInteger(back[part])).toBe(true);
            expect(back[part]).toBeGreaterThanOrEqual(0);
            expect(back[part]).toBeLessThanOrEqual(sums[part]);
          }
          expect(back.total).toBe(back.rent + back.deposit + back.bedding);
          expect(back.rent).toBeGreaterThanOrEqual(sums.rentAhead);
        },
      ),
    );
  });

  it('never gives back more for cancelling later', () => {
    fc.assert(
      fc.property(
        policy,
        instalments,
        unpaid,
        fc.integer({ min: 1, max: 400 }),
        (rules, paid, more, days) => {
          const stays = stayOf(paid, more);
          const early = refundOn(rules, on(days), stays, paid)!;
          const late = refundOn(rules, on(days - 1), stays, paid)!;
          expect(late.total).toBeLessThanOrEqual(early.total);
        },
      ),
    );
  });

  it('keeps the same rent whether or not later instalments were paid ahead', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(refundPolicies)),
        instalments,
        fc.integer({ min: 0, max: 400 }),
        (rules, paid, days) => {
          const today = on(days);
          const share = (of: typeof paid) =>
            of.reduce((sum, { rent }) => sum + rent, 0) - refundOn(rules, today, stayOf(of, 0), of)!.rent;
          expect(share(paid)).toBe(share(paid.filter(({ dueOn }) => dueOn <= today)));
        },
      ),
    );
  });

  it('stands on the timeline exactly where the rules put it', () => {
    for (const rules of Object.values(refundPolicies)) {
      const timeline = refundTimeline(rules, checkIn, on(200));
      for (let days = 0; days <= 200; days += 1) {
        const day = on(days);
        const stretch = timeline.filter(({ from, until }) => (from === null || from <= day) && day <= until);
        expect(stretch.map(({ tier }) => tier)).toEqual([tierOn(rules, day, checkIn)]);
      }
    }
  });
});

describe('the refund timeline', () => {
  it('finds today in the stretches before a check-in', () => {
    const stretches = refundTimeline(refundPolicies.standard, '2026-12-31', '2026-12-12');
    expect(stretches.map(({ from, until, passed }) => [from, until, passed])).toEqual([
      [null, '2026-11-30', null],
      ['2026-12-01', '2026-12-23', 11 / 23],
      ['2026-12-24', '2026-12-31', null],
    ]);
  });

  it('begins today where nothing has passed yet', () => {
    expect(refundTimeline(refundPolicies.semester, '2027-05-01', '2026-11-21')[0]?.passed).toBe(0);
  });
});

describe('a refund over several payments', () => {
  const rate = fc
    .integer({ min: 8_000_000, max: 20_000_000 })
    .map((rate) => `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`);
  const made = fc.array(fc.integer({ min: 1, max: 30_000_000 }), { minLength: 1, maxLength: 13 });

  it('goes back whole, the latest payment first, never more than came', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
        const total = Math.floor(amounts.reduce((sum, amount) => sum + amount, 0) * share);
        const payments = amounts.map((left, seq) => ({ seq, left, leftUsdCents: null }));
        const parts = spreadRefund(total, payments, '1386.5');
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(total);
        expect(parts.map(({ payment }) => payment.seq)).toEqual(
          amounts
            .map((_, seq) => seq)
            .toReversed()
            .slice(0, parts.length),
        );
        for (const [index, { payment, amount }] of parts.entries()) {
          if (index < parts.length - 1) expect(amount).toBe(payment.left);
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(payment.left);
        }
      }),
    );
  });

  it('gives dollars up to the cent, and all of them where the won go back whole', () => {
    fc.assert(
      fc.property(made, rate, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, krwPerUsd, share) => {
        const payments = amounts.map((left) => ({ left, leftUsdCents: toCents(left, krwPerUsd) }));
        const total = Math.floor(amounts.reduce((sum, amount) => sum + amount, 0) * share);
        for (const { payment, amount, amountUsdCents } of spreadRefund(total, payments, krwPerUsd)) {
          expect(Number.isInteger(amountUsdCents)).toBe(true);
          expect(amountUsdCents).toBeLessThanOrEqual(payment.leftUsdCents);
          expect(amountUsdCents).toBe(toCents(amount, krwPerUsd));
        }
      }),
    );
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
