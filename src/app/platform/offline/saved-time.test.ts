import { expect, test } from 'vitest';
import { savedTime } from './saved-time.ts';

const at = Date.parse('2026-11-21T14:05:00+09:00');

test('what was saved today is told by its clock time alone', () => {
  expect(savedTime(at, at + 3_600_000, 'en')).toMatch(/^\d{2}:\d{2}$/);
});

test('what was saved on another day is told with that day', () => {
  expect(savedTime(at, at + 3 * 86_400_000, 'en')).toMatch(/November/);
});
