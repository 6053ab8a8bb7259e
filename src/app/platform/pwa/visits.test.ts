// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { countVisit } from './visits.ts';

const MINUTE = 60_000;
const now = Date.parse('2027-03-05T01:00:00Z');
beforeEach(() => localStorage.clear());

it('is one visit for as long as pages follow one another', () => {
  expect([0, 20, 40, 60].map((minutes) => countVisit(now + minutes * MINUTE))).toEqual([1, 1, 1, 1]);
});

it('is another after half an hour without a page', () => {
  countVisit(now);
  expect(countVisit(now + 30 * MINUTE)).toBe(2);
  expect(countVisit(now + 31 * MINUTE)).toBe(2);
});

it.each(['', 'soon', '-'])('begins anew where the storage holds "%s"', (stored) => {
  localStorage.setItem('visits', stored);
  expect(countVisit(now)).toBe(1);
});
