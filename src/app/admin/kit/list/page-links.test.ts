import { expect, test } from 'vitest';
import { pageNumbers } from './page-links.tsx';

test('a few pages are all there, of many the first, the last and those around the present one', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(1, 250)).toEqual([1, 2, null, 250]);
  expect(pageNumbers(4, 250)).toEqual([1, 2, 3, 4, 5, null, 250]);
  expect(pageNumbers(125, 250)).toEqual([1, null, 124, 125, 126, null, 250]);
  expect(pageNumbers(250, 250)).toEqual([1, null, 249, 250]);
});

test('a page beyond the last one offers the way back', () => {
  expect(pageNumbers(9, 3)).toEqual([1, 2, 3]);
});
