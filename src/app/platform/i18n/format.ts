import type { PlainDate } from '#contract/rules/dates.ts';

/**
 * Formats Seoul dates from fixed names and the digits of the date, never through the device's time zone, so that the host and every browser produce
 * the same text. For counts of nights or people use `t('common:nights', { count })`.
 */

/** Formats a day with weekday and year: `2027년 3월 12일 (금)`, `Fri, 12 March 2027`. */
export function longDate(date: PlainDate, language: string): string {
  const { year, month, day } = parts(date);
  const weekday = named(date, language, 'weekday', 'short');
  return speaksKorean(language)
    ? `${year}년 ${month}월 ${day}일 (${weekday})`
    : `${weekday}, ${day} ${named(date, language, 'month', 'long')} ${year}`;
}

/** Formats a day without the year: `3월 12일`, `12 Mar`. */
export function shortDate(date: PlainDate, language: string): string {
  const { month, day } = parts(date);
  return speaksKorean(language) ? `${month}월 ${day}일` : `${day} ${named(date, language, 'month', 'short')}`;
}

/** Formats a day with the year: `2027년 3월 12일`, `12 Mar 2027`. */
export function plainDate(date: PlainDate, language: string): string {
  const { year } = parts(date);
  const short = shortDate(date, language);
  return speaksKorean(language) ? `${year}년 ${short}` : `${short} ${year}`;
}

/** Formats two days and writes a common year once: `2027년 3월 12일 – 4월 8일`, `12 Mar – 8 Apr 2027`. */
export function dateRange(from: PlainDate, to: PlainDate, language: string): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = sameYear && !speaksKorean(language) ? shortDate : plainDate;
  const last = sameYear && speaksKorean(language) ? shortDate : plainDate;
  return `${first(from, language)} – ${last(to, language)}`;
}

/** Formats the month of `YYYY-MM` or of a day: `2026년 9월`, `September 2026`. */
export function monthName(month: string, language: string): string {
  const date = `${month.slice(0, 7)}-01`;
  const { year, month: number } = parts(date);
  return speaksKorean(language)
    ? `${year}년 ${number}월`
    : `${named(date, language, 'month', 'long')} ${year}`;
}

const speaksKorean = (language: string): boolean => language !== 'en';

function parts(date: PlainDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const englishMonths =
  'January February March April May June July August September October November December'.split(' ');
const englishWeekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const koreanWeekdays = '일월화수목금토';

/**
 * Returns the weekday or month of a day as `Intl` writes it: `금`, `3월`; `Fri`, `March`. Uses a table because the first `Intl` format blocked a phone
 * for 60 ms.
 */
export function named(
  date: PlainDate,
  language: string,
  what: 'weekday' | 'month',
  length: 'short' | 'long',
): string {
  const { month } = parts(date);
  // A date alone is midnight UTC.
  const weekday = new Date(date).getUTCDay();
  if (speaksKorean(language)) {
    if (what === 'month') return `${month}월`;
    return `${koreanWeekdays[weekday]}${length === 'long' ? '요일' : ''}`;
  }
  const name = what === 'month' ? englishMonths[month - 1]! : englishWeekdays[weekday]!;
  return length === 'long' ? name : name.slice(0, 3);
}
