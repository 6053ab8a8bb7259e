import { expect, it } from 'vitest';
import { seoul } from '#contract/seoul/seoul.ts';
import { shortName } from '#contract/seoul/short-names.ts';
import { found } from '#app/ui/forms/combobox.tsx';
import { universityOptions } from './university-names.ts';

const options = universityOptions(seoul.universities, 'ko');

it.each([
  ['in Hangul', '연세', 'yonsei'],
  ['in Hangul', '한국외국어', 'hufs'],
  ['in Latin letters', 'yons', 'yonsei'],
  ['in Latin letters', 'foreign', 'hufs'],
  ['in Latin letters', 'womens univ', undefined],
  ['by an abbreviation', '연대', 'yonsei'],
  ['by an abbreviation', '외대', 'hufs'],
  ['by an abbreviation', '이화여대', 'ewha'],
  ['by an abbreviation', '성신여대', 'sungshin'],
  ['by an abbreviation', '한예종', 'karts'],
  ['by an abbreviation', 'SNU', 'snu'],
  ['by an abbreviation', 'SeoulTech', 'seoultech'],
  ['by initial consonants', 'ㅇㅅㄷ', 'yonsei'],
  ['by initial consonants', 'ㅎㄱㅇㄷ', 'hufs'],
  ['by initial consonants', 'ㅎㅇㅈ', 'karts'],
])('a university is found %s: %s', (_, typed, id) => {
  expect(found(options, typed)[0]?.value).toBe(id);
});

it('none is found by the short form of one that is not on the list', () => {
  expect(found(options, '성대')).toEqual([]);
});

it('short names are told apart in both languages', () => {
  const names = seoul.universities.map(shortName);
  for (const language of ['ko', 'en'] as const)
    expect(new Set(names.map((name) => name[language])).size).toBe(names.length);
  const of = (id: string) => shortName(seoul.universities.find((each) => each.id === id)!);
  expect(of('yonsei')).toEqual({ ko: '연세대', en: 'Yonsei' });
  expect(of('korea')).toEqual({ ko: '고려대', en: 'Korea Univ.' });
  expect(of('sungshin')).toEqual({ ko: '성신여대', en: 'Sungshin' });
  expect(of('myongji')).toEqual({ ko: '명지대', en: 'Myongji' });
});
