import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('an address is what an English question says, in letters that need no escape', () => {
  expect(slugOf('Are utilities & Wi-Fi included?')).toBe('are-utilities-wi-fi-included');
  expect(slugOf(' Café à Séoul ')).toBe('cafe-a-seoul');
  expect(slugOf('공과금이 포함되나요?')).toBe('');
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});
