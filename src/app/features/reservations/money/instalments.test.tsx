// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import booking from '../../../../../locales/en/booking.json';
import { instalment } from '#contract/examples/world.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { Instalments } from './instalments.tsx';

beforeEach(() => startTexts('en', { booking }));
afterEach(cleanup);

const paid = { ...instalment, deposit: 700_000, amount: 1_719_000, paidAt: '2026-11-21T01:00:00.000Z' };

it('a settled deposit leaves its payment paid and is told apart from a refund', () => {
  render(
    <Instalments
      payments={[
        { ...paid, status: 'paid', refunded: 700_000 },
        { ...paid, seq: 2, deposit: 0, status: 'partly_refunded', refunded: 300_000 },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain(booking.instalment.status.paid);
  expect(first).toContain('Deposit refunded: ₩700,000');
  expect(first).not.toContain('₩1,019,000');
  expect(second).toContain(booking.instalment.status.partly_refunded);
  expect(second).toContain('₩300,000');
  expect(second).toContain('₩1,419,000');
});
