import { expect, it } from 'vitest';
import { replyTimes } from '#contract/rules/people/staff.ts';
import { languageNames, replyWords } from './model.ts';

it('languages are named in the language of the reader', () => {
  expect(languageNames(['ko', 'vi'], 'en')).toBe('Korean, Vietnamese');
  expect(languageNames(['ko', 'vi'], 'ko')).toBe('한국어, 베트남어');
});

it('a reply time is said in minutes, hours or as a day', () => {
  expect(replyTimes.map((minutes) => Object.values(replyWords(minutes)).join(' '))).toEqual([
    'minutes 10',
    'minutes 30',
    'hours 1',
    'hours 2',
    'hours 4',
    'hours 12',
    'day 1',
  ]);
});
