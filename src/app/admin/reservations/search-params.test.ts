import { expect, test } from 'vitest';
import { countFilters, isFiltered, parseReservationSearch } from './search-params.ts';

test('an address with every filter is read as it is', () => {
  const search = {
    list: 'upcoming',
    status: 'requested',
    houseId: 'hufs-green',
    location: 'hufs',
    from: '2027-03-01',
    to: '2027-03-31',
    dates: 'arrival',
    unsigned: true,
    unpaid: true,
    depositOpen: true,
    today: 'overdue',
    search: '+82 10 1234',
    sort: 'total',
    descending: true,
    page: 3,
  };
  expect(parseReservationSearch(search)).toEqual(search);
  expect(countFilters(parseReservationSearch(search))).toBe(8);
});

test('what the host would refuse is left out', () => {
  const odd = {
    list: 'all',
    status: ['requested'],
    location: 'busan',
    from: '2027-02-30',
    to: 'soon',
    dates: 'x',
    unsigned: 'yes',
    today: 'tomorrow',
    sort: 'name',
    page: 0,
  };
  const read = parseReservationSearch(odd);
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
  expect(isFiltered(read)).toBe(false);
});

test('words of digits are words, and are cut where the host stops reading', () => {
  expect(parseReservationSearch({ search: 12345678 }).search).toBe('12345678');
  expect(parseReservationSearch({ search: 'x'.repeat(150) }).search).toHaveLength(100);
});
