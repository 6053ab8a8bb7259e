import { expect, it } from 'vitest';
import { found } from '#app/ui/forms/combobox.tsx';
import { universityOptions } from './university-names.ts';

const options = universityOptions(
  [
    { id: 'yonsei', name: { ko: '연세대학교', en: 'Yonsei University' } },
    { id: 'hufs', name: { ko: '한국외국어대학교', en: 'Hankuk University of Foreign Studies' } },
    { id: 'sungshin', name: { ko: '성신여자대학교', en: 'Sungshin Women’s University' } },
    { id: 'snu', name: { ko: '서울대학교', en: 'Seoul National University' } },
  ],
  'ko',
);

it.each([
  ['연세', 'yonsei'],
  ['yonsei', 'yonsei'],
  ['ㅇㅅㄷ', 'yonsei'],
  ['연대', 'yonsei'],
  ['외대', 'hufs'],
  ['성신여대', 'sungshin'],
  ['SNU', 'snu'],
  ['foreign', 'hufs'],
])('%s finds %s', (typed, id) => {
  expect(found(options, typed)[0]?.value).toBe(id);
});

it('chooses none for the short form of one that is not on the list', () => {
  expect(found(options, '성대')).toEqual([]);
});
