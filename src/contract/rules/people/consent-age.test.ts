import { expect, it } from 'vitest';
import { isOldEnough } from './consent-age.ts';

it.each([
  ['2012-11-25', true],
  ['2012-11-26', true],
  ['2012-11-27', false],
  ['2026-11-25', false],
])('born on %s: old enough on 2026-11-26 is %s', (birthDate, expected) => {
  expect(isOldEnough(birthDate, '2026-11-26')).toBe(expected);
});

it('whoever was born on 29 February is from 1 March of another year', () => {
  expect(isOldEnough('2012-02-29', '2026-02-28')).toBe(false);
  expect(isOldEnough('2012-02-29', '2026-03-01')).toBe(true);
});
