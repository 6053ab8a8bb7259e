import { expect, test } from 'vitest';
import { placed, slugOf } from './policy.ts';

test('an address is what an English question says, in letters that need no escape', () => {
  expect(slugOf('Are utilities & Wi-Fi included?')).toBe('are-utilities-wi-fi-included');
  expect(slugOf(' Café à Séoul ')).toBe('cafe-a-seoul');
  expect(slugOf('공과금이 포함되나요?')).toBe('');
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

test('an order has everything once, whatever is moved where', () => {
  const order = ['a', 'b', 'c'];
  expect(placed(order, 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(placed(order, 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(placed(order, 'a', 99)).toEqual(['b', 'c', 'a']);
  expect(placed(order, 'd', 2)).toEqual(['a', 'd', 'b', 'c']);
});
