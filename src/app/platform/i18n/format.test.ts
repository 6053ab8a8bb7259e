import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import { dateRange, longDate, monthName, named, plainDate, shortDate } from './format.ts';

describe('Seoul dates', () => {
  it('writes them in both languages, in no zone of the device', () => {
    expect(longDate('2027-03-01', 'ko')).toBe('2027년 3월 1일 (월)');
    expect(longDate('2027-03-01', 'en')).toBe('Mon, 1 March 2027');
    expect(shortDate('2027-03-01', 'ko')).toBe('3월 1일');
    expect(shortDate('2026-12-31', 'en')).toBe('31 Dec');
    expect(plainDate('2026-12-31', 'en')).toBe('31 Dec 2026');
    expect(monthName('2026-09', 'en')).toBe('September 2026');
    expect(monthName('2026-09', 'ko')).toBe('2026년 9월');
  });

  it('says a common year once', () => {
    expect(dateRange('2027-03-12', '2027-04-08', 'en')).toBe('12 Mar – 8 Apr 2027');
    expect(dateRange('2027-03-12', '2027-04-08', 'ko')).toBe('2027년 3월 12일 – 4월 8일');
    expect(dateRange('2026-12-12', '2027-04-08', 'en')).toBe('12 Dec 2026 – 8 Apr 2027');
  });

  it('names months and weekdays as Intl does', () => {
    // 31 days apart: each month once, each weekday at least once.
    const days = Array.from({ length: 12 }, (_, month) => addDays('2027-01-01', 31 * month));
    for (const [language, locale] of [
      ['ko', 'ko-KR'],
      ['en', 'en-US'],
    ] as const)
      for (const what of ['weekday', 'month'] as const)
        for (const length of ['short', 'long'] as const) {
          const intl = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [what]: length });
          expect(days.map((day) => named(day, language, what, length))).toEqual(
            days.map((day) => intl.format(Date.parse(day))),
          );
        }
  });
});
