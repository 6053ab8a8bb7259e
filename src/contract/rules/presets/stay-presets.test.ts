import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isPlainDate, seoulDate } from '../dates.ts';
import { booking } from '../policy.ts';
import { stayOfMonths, stayMonths, termStays } from './stay-presets.ts';
import { stayProblem } from '../stay.ts';

const days = Array.from({ length: daysBetween('2026-11-23', '2037-01-01') }, (_, i) =>
  addDays('2026-11-23', i),
);

describe('stays of the academic year', () => {
  it('are the days that the specification names, the next of each', () => {
    expect(termStays('2026-11-23')).toEqual([
      { id: 'winter', checkIn: '2026-12-26', checkOut: '2027-02-20' },
      { id: 'spring', checkIn: '2027-02-25', checkOut: '2027-06-25' },
      { id: 'summer', checkIn: '2027-06-25', checkOut: '2027-08-15' },
      { id: 'autumn', checkIn: '2027-08-25', checkOut: '2027-12-25' },
    ]);
  });

  it('are four on every day of ten years, each one that may be booked, and begin today at the soonest', () => {
    for (const today of days) {
      const stays = termStays(today);
      expect(stays.map(({ id }) => id).toSorted()).toEqual(['autumn', 'spring', 'summer', 'winter']);
      for (const stay of stays)
        expect([today, stay.id, stayProblem(stay, today)]).toEqual([today, stay.id, null]);
      expect(stays.map(({ checkIn }) => checkIn)).toEqual(stays.map(({ checkIn }) => checkIn).toSorted());
    }
  });

  it('change at midnight in Seoul, wherever somebody is', () => {
    // 25 February 2028 begins in Seoul at 15:00 UTC of the day before: 07:00 at UTC-8, 04:00 of the 25th at UTC+13.
    const before = seoulDate(Date.parse('2028-02-25T14:59:59Z'));
    const after = seoulDate(Date.parse('2028-02-25T15:00:00Z'));
    const spring = (today: string) => termStays(today).find(({ id }) => id === 'spring')?.checkIn;
    expect([before, spring(before)]).toEqual(['2028-02-25', '2028-02-25']);
    expect([after, spring(after)]).toEqual(['2028-02-26', '2029-02-25']);
    expect(spring(seoulDate(Date.parse('2028-02-25T06:59:59-08:00')))).toBe('2028-02-25');
    expect(spring(seoulDate(Date.parse('2028-02-26T03:59:59+13:00')))).toBe('2028-02-25');
    expect(spring(seoulDate(Date.parse('2028-02-26T04:00:00+13:00')))).toBe('2029-02-25');
  });
});

describe('stays of some months', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-26', 6, '2027-06-26'],
    ['2027-03-01', 12, '2028-02-29'],
    ['2027-02-25', 12, '2028-02-25'],
  ])('from %s for %i end on %s', (checkIn, months, checkOut) => {
    expect(stayOfMonths(checkIn, months)).toEqual({ checkIn, checkOut });
  });

  it('can be booked from every day of ten years', () => {
    for (const day of days)
      for (const months of stayMonths) {
        const stay = stayOfMonths(day, months);
        expect(isPlainDate(stay.checkOut)).toBe(true);
        expect(stayProblem(stay, day, booking.defaultMinNights)).toBeNull();
      }
  });
});
