import { expect, test } from 'vitest';
import { daysShown, groupedBy, parseTurnoverSearch } from './search-params.ts';

test('an address names days, state and neighbourhood, and what is none of them is left out', () => {
  const search = { from: '2027-03-05', range: 'day', state: 'ready', location: 'hongdae' } as const;
  expect(parseTurnoverSearch(search)).toEqual(search);
  const odd = parseTurnoverSearch({ from: '2027-02-30', range: 'year', state: 'clean', location: 7 });
  expect(Object.values(odd).every((value) => value === undefined)).toBe(true);
});

test('without a day seven are shown from today on', () => {
  expect(daysShown({}, '2027-03-01')).toEqual({ first: '2027-03-01', last: '2027-03-07', step: 7 });
  expect(daysShown({ from: '2027-03-05', range: 'day' }, '2027-03-01')).toEqual({
    first: '2027-03-05',
    last: '2027-03-05',
    step: 1,
  });
});

test('groups are in the order of their first', () => {
  expect(groupedBy(['b1', 'a1', 'b2'], ([word]) => word!)).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
