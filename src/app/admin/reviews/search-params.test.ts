import { expect, test } from 'vitest';
import { parseReviewSearch } from './search-params.ts';

test('an address shows what it names, and nothing that the host would refuse', () => {
  expect(parseReviewSearch({ search: ' warm floor ', filter: 'hidden', sort: 'lowest', page: '3' })).toEqual({
    search: 'warm floor',
    filter: 'hidden',
    sort: 'lowest',
    page: 3,
  });
  expect(parseReviewSearch({ search: 'x'.repeat(300), filter: 'secret', sort: 'newest', page: 1 })).toEqual({
    search: 'x'.repeat(100),
    filter: undefined,
    sort: undefined,
    page: undefined,
  });
});
