// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { answerTimes } from '#app/platform/offline/answer-times.ts';
import { askHost } from '#app/platform/offline/reachability.ts';
import AsOf from './as-of.tsx';

let isUp = true;
beforeAll(() => startTexts('en', { freshness: { asOf: 'asOf {{time}}' } }));
beforeEach(() => {
  isUp = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => (isUp ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (ageMs = 0) => {
  const houses: string[] = [];
  answerTimes.set(houses, Date.now() - ageMs);
  return houses;
};
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const label = () => screen.queryByText(/asOf/);

it('says from when an answer is that came as a copy', async () => {
  render(<AsOf of={answer(120_000)} />);
  expect(label()).toBeNull();
  await passes(1_000);
  expect(label()).not.toBeNull();
});

it('says from when an answer is once the screen has stayed open for long, and nothing while it is read', async () => {
  const { rerender } = render(<AsOf of={answer()} />);
  await passes(14 * 60_000);
  expect(label()).toBeNull();
  await passes(2 * 60_000);
  expect(label()).not.toBeNull();

  rerender(<AsOf of={answer()} />);
  await passes(1_000);
  expect(label()).toBeNull();
});

it('looks at the clock when the window comes into sight', async () => {
  render(<AsOf of={answer()} />);
  await passes(1_000);
  // A device in a pocket runs no timers.
  vi.setSystemTime(Date.now() + 6_000_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(label()).not.toBeNull();
});

it('says it at once when the host goes out of reach', async () => {
  render(<AsOf of={answer()} />);
  await passes(1_000);
  isUp = false;
  askHost();
  await passes(0);
  expect(label()).not.toBeNull();
});
