// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import houseCard from '../../../../locales/en/house-card.json';
import { Cost, type CostProps } from './cost.tsx';

const house = { deposit: 500_000, monthlyRent: 820_000 };
const linesOf = (props: Partial<CostProps>) => {
  const { container } = render(<Cost house={house} {...props} />);
  return Array.from(container.querySelectorAll('span > span'), ({ textContent }) => textContent.trim());
};

beforeAll(() => startTexts('en', { 'house-card': houseCard }));
afterEach(cleanup);

describe('what a price holds', () => {
  it('names the deposit and the first payment of a month while no dates are chosen', () => {
    expect(linesOf({})).toEqual([
      'Utilities and Wi-Fi included',
      'Refundable deposit ₩500,000',
      '₩1,320,000 to move in (first month + deposit)',
    ]);
  });

  it('names the first payment of a stay that is paid in several, and none of one that is paid at once', () => {
    const long = { total: 3_780_000, firstPayment: 1_320_000 };
    expect(linesOf({ stay: long })).toContain('First payment ₩1,320,000');
    expect(linesOf({ stay: { total: 1_320_000, firstPayment: 1_320_000 } })).toEqual([
      'Utilities and Wi-Fi included',
      'Includes ₩500,000 refundable deposit',
    ]);
  });

  it('counts the deposit to a total, and not to the rent', () => {
    const stay = { total: 3_780_000, firstPayment: 1_320_000 };
    expect(linesOf({ stay, brief: true })[0]).toBe('Includes ₩500,000 refundable deposit');
    expect(linesOf({ stay, brief: true, ofRent: true })[0]).toBe('Refundable deposit ₩500,000');
  });
});
