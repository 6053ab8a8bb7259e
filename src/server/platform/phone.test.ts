import { expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { inInternationalForm } from './phone.ts';

it.each([
  ['+82 01048217730', '+82 10-4821-7730'],
  ['+82 1048217730', '+82 10-4821-7730'],
  ['+84 912345678', '+84 912-345-678'],
  ['+39 0612345678', '+39 06-1234-5678'],
  [brand.phone, '+82 2-0000-0100'],
])('%s is called from anywhere as %s', (written, called) => {
  expect(inInternationalForm(written)).toBe(called);
});

it('leaves a number alone that no country has', () => {
  expect(inInternationalForm('+999 123456')).toBe('+999 123456');
});
