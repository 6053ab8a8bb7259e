import { expect, test } from 'vitest';
import { placed } from './placed.ts';

test('an order has everything once, whatever is moved where', () => {
  const order = ['a', 'b', 'c'];
  expect(placed(order, 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(placed(order, 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(placed(order, 'a', 99)).toEqual(['b', 'c', 'a']);
  expect(placed(order, 'd', 2)).toEqual(['a', 'd', 'b', 'c']);
});
