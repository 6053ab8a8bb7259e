import type { Bilingual } from './shared.ts';

/** Facts of the brand that every first visit needs; `brand.ts` has the rest. */
export const brandCore = {
  name: { ko: '온돌', en: 'Ondol' },
  title: { ko: '온돌 | 한국에서 시작하는 따뜻한 집', en: 'Ondol | A warm home to begin with in Korea' },
  description: {
    ko: '외국인 유학생과 거주자를 위한 서울의 안전한 집과 이웃, 온돌 라운지.',
    en: 'Safe homes in Seoul for international students and residents, and the neighbours of Ondol Lounge.',
  },
  /** Included in the rent besides the home: `utilities-and-wifi` or `nothing`. */
  rentIncludes: 'utilities-and-wifi',
} as const satisfies {
  name: Bilingual;
  rentIncludes: 'utilities-and-wifi' | 'nothing';
  [fact: string]: unknown;
};
