import { expect, it } from 'vitest';
import { isSignature } from './stroke.ts';

it('takes a line for a signature, a slip of the finger for none', () => {
  expect(isSignature([])).toBe(false);
  expect(isSignature([[{ x: 0.5, y: 0.1 }]])).toBe(false);
  expect(
    isSignature([
      [
        { x: 0.5, y: 0.1 },
        { x: 0.52, y: 0.1 },
      ],
    ]),
  ).toBe(false);
  expect(
    isSignature([
      [
        { x: 0.2, y: 0.1 },
        { x: 0.4, y: 0.2 },
      ],
    ]),
  ).toBe(true);
});
