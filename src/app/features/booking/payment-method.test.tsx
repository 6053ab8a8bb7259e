// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import booking from '../../../../locales/en/booking.json';
import common from '../../../../locales/en/common.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { PaymentMethods } from './payment-method.tsx';
import { PriceBar } from './price-bar.tsx';

beforeEach(() => startTexts('en', { booking, common }));
afterEach(cleanup);

const exchangeRate = { krwPerUsd: '1385.5', source: 'ours', at: '2026-11-28T00:00:00Z' };
const payments = [150_849, 100_325, 200_649].map((amountUsdCents) => ({ amount: 1, amountUsdCents }));
const shown = (count: number) =>
  render(
    <PaymentMethods
      methods={['card', 'international-card']}
      value="card"
      onChange={() => undefined}
      dollars={{ payments: payments.slice(0, count), exchangeRate }}
    />,
  ).container.textContent;

it('a foreign card tells what it is charged now, and what later', () => {
  expect(shown(3)).toContain('US$1,508.49 now, then US$3,009.74 in 2 more payments');
  expect(shown(3)).not.toContain('US$4,518.23');
  cleanup();
  expect(shown(1)).toContain('US$1,508.49 in US dollars');
  expect(shown(1)).not.toContain('now');
});

it('the bar of the price tells what is paid now before the whole, in one currency', () => {
  const bar = (made: typeof payments) =>
    render(
      <PriceBar payments={made} total="US$4,518.23" hasDeposit>
        every line
      </PriceBar>,
    ).container.textContent;
  expect(bar(payments)).toContain('US$1,508.49 nowUS$4,518.23 total, deposit included');
  cleanup();
  expect(bar(payments.slice(0, 1))).toContain('US$4,518.23Deposit included');
});
