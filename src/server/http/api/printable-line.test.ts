import { expect, it } from 'vitest';
import { printableLine } from './printable-line.ts';

it.each([
  ['Mozilla/5.0 (iPhone)', 'Mozilla/5.0 (iPhone)'],
  ['a\tb\r\n  c', 'a b c'],
  ['a\u0000\u0085\u2028b', 'a b'],
  ['\u202Ehsifrats\u2066', 'hsifrats'],
  ['\u200B\uFEFF ', ''],
  ['브라우저 😀', '브라우저 😀'],
])('%j is printed as %j', (sent, printed) => {
  expect(printableLine(sent, 300)).toBe(printed);
});

it('is cut between characters', () => {
  expect(printableLine('😀'.repeat(400), 300)).toBe('😀'.repeat(300));
  expect(printableLine('a'.repeat(7000), 300)).toHaveLength(300);
});
