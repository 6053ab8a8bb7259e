import type { Bilingual } from '../shared.ts';

/** Korean names that students shorten to more than 대; the others end in it. */
const korean: Partial<Record<string, string>> = {
  ewha: '이화여대',
  sungshin: '성신여대',
  dongduk: '동덕여대',
  hufs: '한국외대',
  uos: '서울시립대',
  sookmyung: '숙명여대',
  seoultech: '서울과기대',
  snue: '서울교대',
  karts: '한예종',
  swu: '서울여대',
};
/** English names that, cut short, would be another university's, a city's or the country's. */
const english: Partial<Record<string, string>> = {
  hufs: 'HUFS',
  karts: 'K-Arts',
  korea: 'Korea Univ.',
  sejong: 'Sejong Univ.',
  seoultech: 'SeoulTech',
  snu: 'SNU',
  snue: 'SNUE',
  swu: 'SWU',
  uos: 'UOS',
};

/**
 * Returns the name that students say (연세대, Yonsei), for titles, cards and the map. `name` may lack the other language, as in the data of a page.
 * Without English it is the Korean one.
 */
export function shortName(
  { id, name }: { id: string; name: Partial<Bilingual> & Pick<Bilingual, 'ko'> },
  language: string,
): string {
  if (language !== 'en' || !name.en) return korean[id] ?? name.ko.replace('대학교', '대');
  const short = name.en.replace(/^(The )?University of /, '');
  return english[id] ?? short.replace(/( Womans| Women['’]s)? University.*$/, '');
}
