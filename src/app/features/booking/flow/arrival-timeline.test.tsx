// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import flow from '../../../../../locales/en/flow.json';
import { reservation } from '#contract/examples/world.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { ArrivalTimeline } from './arrival-timeline.tsx';

beforeEach(() => startTexts('en', { flow }));
afterEach(cleanup);

const stay = { ...reservation, status: 'confirmed' as const };
const textOf = (extendsId: string | null) =>
  render(<ArrivalTimeline reservation={{ ...stay, extendsId }} />).container.textContent;

it('the days of an extension lead to no arrival, those of any other stay do', () => {
  const extension = textOf('first');
  expect(extension).toContain(flow.confirmed.goesOnText);
  expect(extension).not.toContain('15:00');
  expect(extension).not.toContain(flow.confirmed.info);
  cleanup();
  const first = textOf(null);
  expect(first).toContain('You can move in from 15:00');
  expect(first).toContain(flow.confirmed.info);
});

it('somebody who books on the day of arrival reads when the code came, and is not said to have moved in yet', () => {
  const [first] = reservation.payments;
  const signedAt = `${stay.checkIn}T01:00:00Z`;
  const last = {
    ...stay,
    status: 'staying' as const,
    contract: { ...reservation.contract, signedAt },
    payments: [{ ...first!, paidAt: `${stay.checkIn}T01:05:00Z` }],
    checkInInfo: { doorCode: '1234' } as never,
  };
  const lines = (serverNow: string) => {
    cleanup();
    const { getAllByRole } = render(<ArrivalTimeline reservation={{ ...last, serverNow }} />);
    return getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  const morning = lines(`${stay.checkIn}T01:06:00Z`);
  expect(morning.at(-2)).toContain(`10:05${flow.confirmed.info} (${flow.done})`);
  expect(morning.at(-1)).not.toContain(flow.done);
  expect(lines(`${stay.checkIn}T06:00:00Z`).at(-1)).toContain(`(${flow.done})`);
});
