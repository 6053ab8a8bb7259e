import { expect, test } from 'vitest';

import { dateInWords, grouped, kst, usd, utc, wonInWords } from './format.ts';

test('amounts are grouped, and deductions carry a minus sign', () => {
  expect(grouped(7_004_000)).toBe('7,004,000');
  expect(grouped(-150_000)).toBe('−150,000');
  expect(grouped(0)).toBe('0');
  expect(usd(505_632)).toBe('US$5,056.32');
  expect(usd(5)).toBe('US$0.05');
  expect(() => grouped(10.5)).toThrow(RangeError);
});

test.each([
  [1, '금 일원정'],
  [10, '금 일십원정'],
  [1_230_000, '금 일백이십삼만원정'],
  [7_004_000, '금 칠백만사천원정'],
  [100_000_000, '금 일억원정'],
  [100_050_000, '금 일억오만원정'],
  [120_034_056, '금 일억이천삼만사천오십육원정'],
])('%d won in words is %s', (won, words) => {
  expect(wonInWords(won)).toBe(words);
});

test('an amount that is not owed has no words', () => {
  expect(wonInWords(0)).toBeNull();
  expect(wonInWords(-1)).toBeNull();
});

test('an instant late in the UTC day is already tomorrow in Seoul', () => {
  expect(kst('2026-12-31T15:00:00.000Z')).toBe('2027-01-01 00:00:00 KST');
  expect(utc('2026-12-31T15:00:00.000Z')).toBe('2026-12-31 15:00:00 UTC');
  expect(kst('2026-07-01T09:00:00+09:00')).toBe('2026-07-01 09:00:00 KST');
  expect(() => kst('yesterday')).toThrow(RangeError);
});

test('a date has its day of the week in both languages', () => {
  expect(dateInWords('2027-02-20')).toEqual({ ko: '2027년 2월 20일 (토)', en: 'Sat, 20 Feb 2027' });
  expect(() => dateInWords('2027-02-30')).toThrow(RangeError);
});
