import type { Bilingual } from './shared.ts';

/** Facts of the brand that every first visit needs; `brand.ts` has the rest. */
export const brandCore = {
  name: { ko: '온돌', en: 'Ondol' },
  title: { ko: '온돌 | 한국에서 시작하는 따뜻한 집', en: 'Ondol | A warm home to begin with in Korea' },
  description: {
    ko: '외국인 유학생과 거주자를 위한 서울의 안전한 집과 이웃, 온돌 라운지.',
    en: 'Safe homes in Seoul for international students and residents, and the neighbours of Ondol Lounge.',
  },
  /** What the rent includes besides the home: `utilities-and-wifi`, `utilities`, `wifi` or `nothing`. */
  rentIncludes: 'utilities-and-wifi',
  /** Empty, and held so by their type: no service is loaded that would read them. */
  analyticsId: '',
  advertisingId: '',
} as const satisfies {
  name: Bilingual;
  rentIncludes: 'utilities-and-wifi' | 'utilities' | 'wifi' | 'nothing';
  analyticsId: '';
  advertisingId: '';
  [fact: string]: unknown;
};
