import { describe, expect, it } from 'vitest';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import { priceOf } from '#contract/rules/price.ts';
import { paymentSchedule } from '#contract/rules/schedule.ts';
import { firstArrival, planStay, semesterNights } from './model.ts';

const TODAY = '2026-11-21';
const house = { monthlyRent: 1_250_000, deposit: 1_000_000, minNights: 28, maxGuests: 2 };
const stay = { checkIn: '2026-12-01', checkOut: '2027-02-10' };
const plan = (
  change: Partial<Parameters<typeof planStay>[1]> = {},
  taken: Parameters<typeof planStay>[3] = [],
) => planStay(house, { ...stay, guests: 1, beddingSets: 0, ...change }, TODAY, taken);

describe('planning a stay', () => {
  it('costs and falls due exactly as the host will book it', () => {
    const price = priceOf(house, stay, { beddingSets: 2, coupon: null });
    expect(plan({ beddingSets: 2 })).toEqual({
      plan: {
        stay,
        price,
        schedule: paymentSchedule(price, stay, TODAY),
        policy: refundPolicies.standard,
        totalUsdCents: null,
      },
      problem: null,
    });
    expect(price.total).toBe(2_958_330 + 78_000 + 1_000_000);
  });

  it('falls under the semester policy from 90 nights on', () => {
    expect(semesterNights).toBe(90);
    expect(plan({ checkOut: '2027-02-28' }).plan?.policy.id).toBe('standard');
    expect(plan({ checkOut: '2027-03-01' }).plan?.policy.id).toBe('semester');
  });

  it('asks for dates first', () => {
    expect(plan({ checkIn: undefined, checkOut: undefined })).toEqual({
      plan: null,
      problem: 'dates_required',
    });
    expect(plan({ checkOut: undefined }).problem).toBe('dates_required');
  });

  it('knows the fewest nights of this home', () => {
    expect(plan({ checkOut: '2026-12-28' })).toEqual({ plan: null, problem: 'stay_too_short' });
    expect(plan({ checkOut: '2026-12-29' }).problem).toBeNull();
  });

  it('still shows the price of dates that are taken, but does not let them be booked', () => {
    const taken = [{ from: '2027-02-09', to: '2027-03-01' }];
    expect(plan({}, taken)).toMatchObject({ problem: 'not_free', plan: { price: { nights: 71 } } });
    expect(plan({ checkOut: '2027-02-09' }, taken).problem).toBeNull();
  });

  it('goes without what nobody knows', () => {
    expect(plan({}, null).problem).toBeNull();
  });

  it.each([
    [{ guests: 3 }, 'guests_over_capacity'],
    [{ beddingSets: 3 }, 'bedding_over_cap'],
  ])('holds %j against the capacity of the home', (change, problem) => {
    expect(plan(change).problem).toBe(problem);
    expect(plan({ ...change, checkIn: undefined, checkOut: undefined }).problem).toBe(problem);
  });

  it.each([
    [{ guests: 'abc' }, 'guests_invalid'],
    [{ guests: '-3' }, 'guests_invalid'],
    [{ guests: 0 }, 'guests_invalid'],
    [{ beddingSets: '2.5' }, 'bedding_invalid'],
  ])('does not let %j be booked as something else', (change, problem) => {
    expect(plan(change).problem).toBe(problem);
  });

  it('has no price for bedding that is no number', () => {
    expect(plan({ beddingSets: 'two' }).plan).toBeNull();
    expect(plan({ guests: 'two' }).plan?.price).toEqual(plan().plan?.price);
  });
});

describe('the first arrival a calendar shows', () => {
  const taken = [
    { from: '2026-11-22', to: '2027-02-20' },
    { from: '2027-03-01', to: '2027-07-19' },
  ];
  it('passes gaps that are too short for this home', () => {
    expect(firstArrival(TODAY, taken, 28)).toBe('2027-07-19');
    expect(firstArrival(TODAY, taken, 7)).toBe('2027-02-20');
    expect(firstArrival(TODAY, taken, 1)).toBe(TODAY);
    expect(firstArrival(TODAY, [], 28)).toBe(TODAY);
  });
});
