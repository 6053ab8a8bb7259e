// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import booking from '../../../../../locales/en/booking.json';
import refund from '../../../../../locales/en/refund.json';
import { reservation } from '#contract/examples/world.ts';
import { reservationExamples } from '#contract/examples/reservations.ts';
import { toCents } from '#contract/rules/money.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { CancellationSummary } from './cancellation-summary.tsx';

beforeEach(() => startTexts('en', { booking, refund }));
afterEach(cleanup);

it('what comes back whole is what was paid, to the cent', () => {
  const { krwPerUsd } = reservation.exchangeRate;
  const offer = reservationExamples.cancellation.data;
  for (let won = 1_000_000; won < 1_000_200; won += 7) {
    const parts = { rent: won, bedding: 39_000, deposit: 500_000, total: won + 539_000 };
    const { container } = render(
      <CancellationSummary
        reservation={{
          ...reservation,
          isInternational: true,
          price: { ...reservation.price, totalRent: won },
        }}
        offer={{
          ...offer,
          tier: { ...offer.tier, rentPercent: 100, depositPercent: 100 },
          paid: { ...parts, rentAhead: 0 },
          refund: { ...parts, totalUsdCents: toCents(parts.total, krwPerUsd) },
        }}
      />,
    );
    const lines = [...container.querySelectorAll('dl > div')].slice(0, 3).map((line) => {
      const [said = '', back] = [...line.querySelectorAll('dd')].map(({ textContent }) => textContent);
      return [/US\$[\d,.]+\d/.exec(said)?.[0], back];
    });
    expect(lines).toHaveLength(3);
    for (const [paid, back] of lines) expect(paid).toBe(back);
    cleanup();
  }
});
