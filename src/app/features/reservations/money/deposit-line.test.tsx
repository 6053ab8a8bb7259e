// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import mypage from '../../../../../locales/en/mypage.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { DepositLine } from './deposit-line.tsx';

beforeEach(() => startTexts('en', { mypage }));
afterEach(cleanup);

it('a deposit comes back by a day, and is late once that has passed', () => {
  const saying = (today: string) => {
    const deposit = {
      state: 'to_return' as const,
      amount: 700_000,
      amountUsdCents: null,
      returnsBy: '2026-12-31',
    };
    return render(<DepositLine deposit={deposit} today={today} />).container.textContent;
  };
  expect(saying('2026-12-31')).toContain('it comes back by');
  expect(saying('2027-01-01')).toMatch(/^Deposit of ₩700,000: it should have come back by/);
});
