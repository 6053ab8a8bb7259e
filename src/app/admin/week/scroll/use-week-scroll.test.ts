// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stretchOf } from '../model.ts';
import { useWeekScroll } from './use-week-scroll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 40;

function grid(from: string) {
  const scroller = { scrollLeft: 0, scrollTo: ({ left }: { left: number }) => (element.scrollLeft = left) };
  const element = scroller as unknown as HTMLElement;
  const onMove = vi.fn<(day: string) => void>();
  const props = (day: string) => ({ stretch: stretchOf(day, 4), from: day, weeks: 4, dayWidth: DAY, onMove });
  const hook = renderHook((given) => useWeekScroll({ current: element }, given), {
    initialProps: props(from),
  });
  return {
    element,
    onMove,
    time: () => hook.result.current,
    draws: (day: string) => hook.rerender(props(day)),
  };
}

it('reports the day at which a scroll comes to rest', () => {
  const { element, onMove, time } = grid('2027-03-04');
  element.scrollLeft += 3 * DAY;
  time().scrolled();
  void act(() => vi.runAllTimers());
  expect(onMove.mock.lastCall).toEqual(['2027-03-07']);
});

it('takes a rest that ends after other weeks were drawn for one of these', () => {
  const { onMove, time, draws } = grid('2027-03-31');
  time().scrolled();
  draws('2027-03-04');
  void act(() => vi.runAllTimers());
  expect(onMove).not.toHaveBeenCalled();
});
