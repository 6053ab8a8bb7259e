import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import { parseDetailSearch, parseHousesSearch } from '../search-params.ts';
import { detailSearchOf, selectionFrom, datesOf } from '../stay-selection.ts';
import { countFilters, readSearch } from './search.ts';

const TODAY = '2026-11-21';
const asked = (given: Record<string, unknown>) => readSearch(parseHousesSearch(given), TODAY);

describe('a link to a list of homes', () => {
  it('says the same search again', () => {
    const { query, problems } = asked({
      location: 'hongdae',
      checkIn: '2026-12-01',
      checkOut: '2027-01-15',
      guests: 2,
      type: 'studio',
      minRent: 600_000,
      maxRent: '1200000',
      facilities: 'wifi,desk',
      sort: 'price-low',
      page: 2,
    });
    expect(query).toEqual({
      location: 'hongdae',
      stay: { checkIn: '2026-12-01', checkOut: '2027-01-15' },
      guests: 2,
      type: 'studio',
      minRent: 600_000,
      maxRent: 1_200_000,
      facilities: ['wifi', 'desk'],
      sort: 'price-low',
      page: 2,
    });
    expect(problems).toEqual({ unknown: [] });
    expect(countFilters(query)).toBe(4);
  });

  it('asks for everything where nothing is given', () => {
    const { query, problems } = asked({});
    expect(query).toMatchObject({ stay: null, facilities: [], sort: 'recommended', page: 1 });
    expect(problems).toEqual({ unknown: [] });
  });

  it('has the nearest first to its university, unless it names another order', () => {
    const sorted = (given: Record<string, unknown>) => asked(given).query.sort;
    expect(sorted({ university: 'yonsei' })).toBe('commute');
    expect(sorted({ university: 'yonsei', sort: 'price-low' })).toBe('price-low');
    expect(sorted({ university: 'yonsei', sort: 'recommended' })).toBe('recommended');
    expect(sorted({ university: 'hogwarts' })).toBe('recommended');
    expect(sorted({ sort: 'commute' })).toBe('recommended');
  });

  it.each([
    ['a past arrival', { checkIn: '2026-11-20', checkOut: '2026-12-20' }, 'dates_past'],
    ['dates the wrong way round', { checkIn: '2026-12-20', checkOut: '2026-12-01' }, 'dates_reversed'],
    ['a day that does not exist', { checkIn: '2026-02-30', checkOut: '2026-12-01' }, 'dates_invalid'],
    ['a word for a day', { checkIn: 'tomorrow', checkOut: '2026-12-01' }, 'dates_invalid'],
    ['half a stay', { checkIn: '2026-12-01' }, 'dates_required'],
    [
      'an arrival in two years',
      { checkIn: addDays(TODAY, 366), checkOut: addDays(TODAY, 400) },
      'dates_too_far',
    ],
    ['a stay beyond a year', { checkIn: '2026-12-01', checkOut: '2027-12-31' }, 'stay_too_long'],
  ])('keeps %s visible, says what is wrong, and searches without dates', (_, dates, problem) => {
    const search = parseHousesSearch({ ...dates, location: 'sinchon' });
    const { query, problems } = readSearch(search, TODAY);
    expect(search).toMatchObject(dates);
    expect(problems.dates).toBe(problem);
    expect(query).toMatchObject({ stay: null, location: 'sinchon' });
  });

  it('leaves out names and numbers that mean nothing, and names them', () => {
    const { query, problems } = asked({
      location: 'mars',
      guests: 'two',
      maxRent: '1e9',
      facilities: 'wifi,sauna',
      page: -1,
    });
    expect(problems).toEqual({ guests: 'two', unknown: ['mars', '1e9', 'sauna', '-1'] });
    expect(query).toMatchObject({ location: undefined, guests: undefined, facilities: ['wifi'], page: 1 });
  });

  it.each([[null], [{ a: 1 }], [[1, 'wifi']], [true], ['x'.repeat(5000)], ['']])(
    'never fails on %j',
    (given) => {
      const every = Object.fromEntries(
        ['location', 'checkIn', 'guests', 'facilities', 'page', 'minRent'].map((name) => [name, given]),
      );
      expect(() => asked(every)).not.toThrow();
      expect(() => parseDetailSearch(every)).not.toThrow();
    },
  );
});

describe('a link to a home', () => {
  it('carries the stay one has in mind', () => {
    const search = parseDetailSearch({
      id: 'hanok',
      checkIn: '2026-12-01',
      checkOut: '2027-01-15',
      guests: 2,
      beddingSets: 1,
    });
    expect(selectionFrom(search)).toEqual({
      checkIn: '2026-12-01',
      checkOut: '2027-01-15',
      guests: 2,
      beddingSets: 1,
    });
  });

  it('takes one person and no bedding where it says nothing', () => {
    expect(selectionFrom(parseDetailSearch({ id: 7 }))).toMatchObject({ guests: 1, beddingSets: 0 });
  });

  it.each(['abc', -3, 2.5, '0x2'])('keeps %j people and sets of bedding as they were given', (given) => {
    const selection = selectionFrom(parseDetailSearch({ id: 'hanok', guests: given, beddingSets: given }));
    expect(selection).toMatchObject({ guests: String(given), beddingSets: String(given) });
    expect(detailSearchOf('hanok', selection)).toMatchObject({
      guests: String(given),
      beddingSets: String(given),
    });
  });

  it('says nothing of one person and no bedding', () => {
    const { guests, beddingSets } = detailSearchOf('hanok', selectionFrom({ id: 'hanok' }));
    expect([guests, beddingSets]).toEqual([undefined, undefined]);
  });

  it('gives a calendar only days that exist, in order', () => {
    expect(datesOf({ checkIn: '2026-02-30', checkOut: '2026-12-01' })).toEqual({});
    expect(datesOf({ checkIn: '2026-12-05', checkOut: '2026-12-01' })).toEqual({ checkIn: '2026-12-05' });
  });
});
