// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linesOf } from './model.ts';
import type { Line, Stretch } from './rows.ts';
import { useGradualRows } from './use-gradual-rows.ts';

const houses = Array.from({ length: 8 }, (_, index) => ({
  id: `h${index}`,
  name: { ko: `집 ${index}`, en: '' },
  location: 'hongdae' as const,
}));
const february: Stretch = { start: '2027-02-01', weeks: 11 };
const march: Stretch = { start: '2027-03-01', weeks: 11 };
const later: Stretch = { start: '2027-09-06', weeks: 11 };
const lines = (stretch: Stretch) => linesOf({ houses, reservations: [], stretch, language: 'ko' });

function draw(first: Line[]) {
  const hook = renderHook(
    ({ all, from }) => {
      const rowOf = useGradualRows(all, { first: 0, last: all.length, from, weeks: 4 });
      return all.flatMap((line) => (line.kind === 'house' ? [rowOf(line.row).stretch] : []));
    },
    { initialProps: { all: first, from: '2027-03-01' } },
  );
  const showing = ({ start }: Stretch) => hook.result.current.filter((each) => each.start === start).length;
  return { ...hook, showing };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());
const frame = () => act(() => void vi.advanceTimersToNextFrame());

it('brings new weeks into a few rows a frame, until all have them', () => {
  const { rerender, showing } = draw(lines(february));
  expect(showing(february)).toBe(8);
  rerender({ all: lines(march), from: '2027-03-15' });
  expect(showing(march)).toBe(0);
  frame();
  expect([showing(march), showing(february)]).toEqual([3, 5]);
  frame();
  frame();
  expect(showing(march)).toBe(8);
});

it('shows days that were not loaded before at once', () => {
  const { rerender, showing } = draw(lines(february));
  rerender({ all: lines(later), from: '2027-09-27' });
  expect(showing(later)).toBe(8);
});
