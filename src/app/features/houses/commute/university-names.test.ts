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
  const { universities } = seoul;
  for (const language of ['ko', 'en'])
    expect(new Set(universities.map((each) => shortName(each, language))).size).toBe(universities.length);
  const of = (id: string) => {
    const university = universities.find((each) => each.id === id)!;
    return [shortName(university, 'ko'), shortName(university, 'en')];
  };
  expect(of('yonsei')).toEqual(['연세대', 'Yonsei']);
  expect(of('korea')).toEqual(['고려대', 'Korea Univ.']);
  expect(of('sungshin')).toEqual(['성신여대', 'Sungshin']);
  expect(of('myongji')).toEqual(['명지대', 'Myongji']);
});

it('a short name is told from the one language that the data of a page has', () => {
  expect(shortName({ id: 'yonsei', name: { ko: '연세대학교' } }, 'ko')).toBe('연세대');
  expect(shortName({ id: 'yonsei', name: { ko: '연세대학교', en: '' } }, 'en')).toBe('연세대');
});
