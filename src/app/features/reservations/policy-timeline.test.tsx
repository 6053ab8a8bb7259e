// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import refund from '../../../../locales/en/refund.json';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { PolicyTimeline } from './policy-timeline.tsx';

beforeEach(() => startTexts('en', { refund }));
afterEach(cleanup);

const textOf = (hasDeposit: boolean) =>
  render(
    <PolicyTimeline
      policy={refundPolicies.standard}
      checkIn="2027-03-01"
      today="2026-11-21"
      hasDeposit={hasDeposit}
    />,
  ).container.textContent;

it('names no deposit of a stay that has none', () => {
  expect(textOf(true)).toMatch(/deposit/i);
  cleanup();
  expect(textOf(false)).not.toMatch(/deposit/i);
});
