import { expect, test } from 'vitest';
import { layoutShift, median, totalBlockingTime } from './figures.ts';

test('the median of an even number of values is one of them', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('only what a task after the first paint takes beyond 50 ms blocks', () => {
  const before = { start: 100, duration: 400 };
  const over = { start: 450, duration: 150 };
  const short = { start: 700, duration: 50 };
  const long = { start: 800, duration: 120 };
  expect(totalBlockingTime([before, over, short, long], 500)).toBe(50 + 70);
  expect(totalBlockingTime([], 500)).toBe(0);
});

test('shifts far apart do not add up, and no session lasts longer than five seconds', () => {
  const shift = (at: number, value = 0.1) => ({ at, value });
  expect(layoutShift([shift(0), shift(900), shift(2000)])).toBeCloseTo(0.2);
  const steady = Array.from({ length: 8 }, (_, i) => shift(i * 900));
  expect(layoutShift(steady)).toBeCloseTo(0.6);
  expect(layoutShift([])).toBe(0);
});
