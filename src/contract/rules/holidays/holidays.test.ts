import { expect, it } from 'vitest';
import { holidaysOf, holidayYears } from './holidays.ts';

const words = (year: number) =>
  holidaysOf(year).map(
    ({ date, name, substitute }) => `${date.slice(5)} ${name}${substitute ? ' (substitute)' : ''}`,
  );

/** From the official gazette (월력요항) for 2025 to 2027. The list for 2028 is not published yet, so that year follows the law. */
it('names every public holiday of 2025', () => {
  expect(words(2025)).toEqual([
    '01-01 new-year',
    '01-27 temporary',
    '01-28 seollal-holiday',
    '01-29 seollal',
    '01-30 seollal-holiday',
    '03-01 independence-movement-day',
    '03-03 independence-movement-day (substitute)',
    '05-05 childrens-day',
    '05-05 buddhas-birthday',
    '05-06 buddhas-birthday (substitute)',
    '06-03 election',
    '06-06 memorial-day',
    '08-15 liberation-day',
    '10-03 foundation-day',
    '10-05 chuseok-holiday',
    '10-06 chuseok',
    '10-07 chuseok-holiday',
    '10-08 chuseok (substitute)',
    '10-09 hangul-day',
    '12-25 christmas',
  ]);
});

it('names every public holiday of 2026, two of which are new', () => {
  expect(words(2026)).toEqual([
    '01-01 new-year',
    '02-16 seollal-holiday',
    '02-17 seollal',
    '02-18 seollal-holiday',
    '03-01 independence-movement-day',
    '03-02 independence-movement-day (substitute)',
    '05-01 labour-day',
    '05-05 childrens-day',
    '05-24 buddhas-birthday',
    '05-25 buddhas-birthday (substitute)',
    '06-03 election',
    '06-06 memorial-day',
    '07-17 constitution-day',
    '08-15 liberation-day',
    '08-17 liberation-day (substitute)',
    '09-24 chuseok-holiday',
    '09-25 chuseok',
    '09-26 chuseok-holiday',
    '10-03 foundation-day',
    '10-05 foundation-day (substitute)',
    '10-09 hangul-day',
    '12-25 christmas',
  ]);
});

it('names every public holiday of 2027, six of them on a weekend', () => {
  expect(words(2027)).toEqual([
    '01-01 new-year',
    '02-06 seollal-holiday',
    '02-07 seollal',
    '02-08 seollal-holiday',
    '02-09 seollal (substitute)',
    '03-01 independence-movement-day',
    '05-01 labour-day',
    '05-03 labour-day (substitute)',
    '05-05 childrens-day',
    '05-13 buddhas-birthday',
    '06-06 memorial-day',
    '07-17 constitution-day',
    '07-19 constitution-day (substitute)',
    '08-15 liberation-day',
    '08-16 liberation-day (substitute)',
    '09-14 chuseok-holiday',
    '09-15 chuseok',
    '09-16 chuseok-holiday',
    '10-03 foundation-day',
    '10-04 foundation-day (substitute)',
    '10-09 hangul-day',
    '10-11 hangul-day (substitute)',
    '12-25 christmas',
    '12-27 christmas (substitute)',
  ]);
});

it('names every public holiday of 2028, with Chuseok on the day of the foundation', () => {
  expect(words(2028)).toEqual([
    '01-01 new-year',
    '01-26 seollal-holiday',
    '01-27 seollal',
    '01-28 seollal-holiday',
    '03-01 independence-movement-day',
    '04-12 election',
    '05-01 labour-day',
    '05-02 buddhas-birthday',
    '05-05 childrens-day',
    '06-06 memorial-day',
    '07-17 constitution-day',
    '08-15 liberation-day',
    '10-02 chuseok-holiday',
    '10-03 chuseok',
    '10-03 foundation-day',
    '10-04 chuseok-holiday',
    '10-05 chuseok (substitute)',
    '10-09 hangul-day',
    '12-25 christmas',
  ]);
});

it.each(holidayYears)(
  'has the lunar days of %i as the Korean calendar of the platform reckons them',
  (year) => {
    const lunarDay = new Intl.DateTimeFormat('en-u-ca-dangi', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const days = holidaysOf(year).filter(
      ({ name, substitute }) => !substitute && ['seollal', 'buddhas-birthday', 'chuseok'].includes(name),
    );
    expect(days.map(({ date }) => lunarDay.format(Date.parse(date)))).toEqual(['1/1', '4/8', '8/15']);
  },
);

it('gives every substitute a working day that is free for nothing else', () => {
  for (const year of holidayYears) {
    const all = holidaysOf(year);
    for (const { date, substitute } of all) {
      if (!substitute) continue;
      expect([0, 6]).not.toContain(new Date(date).getUTCDay());
      expect(all.filter((other) => other.date === date)).toHaveLength(1);
    }
  }
});

it('knows nothing of years that are not on the table', () => {
  expect(holidaysOf(2024)).toEqual([]);
  expect(holidaysOf(2041)).toEqual([]);
});
