// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import booking from '../../../../locales/en/booking.json';
import { priceInCents, priceOf } from '#contract/rules/price.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { PriceDetails } from './price-details.tsx';

beforeEach(() => startTexts('en', { booking }));
afterEach(cleanup);

const night = { checkIn: '2026-11-29', checkOut: '2026-11-30' };
const details = (deposit: number, ended: boolean) => {
  const price = priceOf({ monthlyRent: 590_000, deposit }, night, { beddingSets: 0, coupon: null });
  const shown = { price, beddingSets: 0, couponCode: null, usd: null, charged: false, ended };
  return render(<PriceDetails {...shown} />).container.textContent;
};

it('explains the price of one night by the rent of the house', () => {
  expect(details(300_000, false)).toContain('₩590,000 × 1 night ÷ 30');
});

it('promises that a deposit comes back where there is one that will', () => {
  expect(details(300_000, false)).toContain(booking.price.depositWhy);
  expect(details(300_000, true)).not.toContain(booking.price.depositWhy);
  expect(details(0, false)).not.toContain(booking.price.depositWhy);
});

it('tells every part in the currency that is charged, and the parts add up to the total', () => {
  const price = priceOf({ monthlyRent: 590_000, deposit: 300_000 }, night, { beddingSets: 1, coupon: null });
  const krwPerUsd = '1385.5';
  const totalCents = priceInCents(price, krwPerUsd);
  const exchangeRate = { krwPerUsd, source: 'ours', at: '2026-11-28T00:00:00Z' };
  const shown = { price, beddingSets: 1, couponCode: null, usd: { exchangeRate, totalCents } };
  const { container } = render(<PriceDetails {...shown} charged />);
  const amounts = [...container.querySelectorAll('dd')].flatMap(
    ({ textContent }) => /^US\$([\d,.]+)$/.exec(textContent)?.[1] ?? [],
  );
  const cents = amounts.map((amount) => Math.round(Number(amount.replace(',', '')) * 100));
  expect(cents).toHaveLength(4);
  expect(cents.slice(0, 3).reduce((sum, part) => sum + part)).toBe(totalCents);
  expect(cents[3]).toBe(totalCents);
});
