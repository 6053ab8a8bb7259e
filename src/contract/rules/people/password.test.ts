import { expect, it } from 'vitest';
import { isPassword } from './password.ts';

it.each([
  ['warm-floor', true],
  ['warmfloor7', true],
  ['WARMfloor', true],
  ['12345678!', true],
  ['warmfloor', false],
  ['warm fl7', true],
  ['warm floor', false],
  ['warm-fl', false],
  ['warm-floor-in-seoul', false],
  ['가나다라마바사아', false],
  ['가나다라마바사1', false],
  ['가나다라마바사1!', true],
])('"%s" may be a password: %s', (text, expected) => {
  expect(isPassword(text)).toBe(expected);
});
