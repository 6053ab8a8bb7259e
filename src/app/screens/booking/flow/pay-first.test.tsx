// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import booking from '../../../../../locales/en/booking.json';
import flow from '../../../../../locales/en/flow.json';
import { instalment, reservation } from '#contract/examples/world.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { PayFirst } from './pay-first.tsx';

beforeEach(() => startTexts('en', { booking, flow }));
afterEach(cleanup);

const leadOf = (deposit: number, bedding = 0) =>
  render(
    <PayFirst
      reservation={{ ...reservation, payments: [{ ...instalment, deposit, bedding }] }}
      onChanged={() => undefined}
    />,
  ).container.querySelector('p')?.textContent;

it('the first payment is told by what is in it: an extension has no deposit', () => {
  expect(leadOf(500_000)).toContain('the deposit and the rent');
  cleanup();
  expect(leadOf(0)).toContain('the rent of the first period');
  cleanup();
  expect(leadOf(0)).not.toContain('deposit');
  cleanup();
  expect(leadOf(500_000, 39_000)).toContain('the deposit, the bedding and the rent');
});
