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
  render(<ArrivalTimeline stay={{ ...stay, extendsId }} />).container.textContent;

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
