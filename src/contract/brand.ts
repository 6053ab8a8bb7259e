import type { Bilingual } from './shared.ts';

/** Everything that is specific to this operator. To rebrand, edit this file and `public/`. */
export const brand = {
  name: { ko: '온돌', en: 'Ondol' },
  title: { ko: '온돌 | 한국에서 시작하는 따뜻한 집', en: 'Ondol | A warm home to begin with in Korea' },
  description: {
    ko: '외국인 유학생과 거주자를 위한 서울의 안전한 집과 이웃, 온돌 라운지.',
    en: 'Safe homes in Seoul for international students and residents, and the neighbours of Ondol Lounge.',
  },
  /** Included in the rent besides the home: `utilities-and-wifi` or `nothing`. */
  rentIncludes: 'utilities-and-wifi',
  lounge: { ko: '온돌 라운지', en: 'Ondol Lounge' },
  story: {
    ko: '온돌은 한국 집의 따뜻한 바닥이에요. 아궁이의 불이 구들을 데우면, 그 온기가 방 안의 모두에게 고르게 전해져요. 우리는 그 바닥 같은 집을 만들고 싶었어요.',
    en: 'Ondol is the warm floor of a Korean house. A fire heats the stones beneath, and the warmth reaches everyone in the room alike. A home like that floor is what we set out to make.',
  },
  admin: { ko: '온돌 관리자', en: 'Ondol admin' },
  operator: {
    name: { ko: '주식회사 온돌하우징', en: 'Ondol Housing Co., Ltd.' },
    representative: { ko: '한지온', en: 'Han Jion' },
    registrationNumber: '000-00-00000',
    address: { ko: '서울특별시 마포구 양화로 100, 3층', en: '3F, 100 Yanghwa-ro, Mapo-gu, Seoul' },
  },
  /** The operator's country (ISO 3166-1). */
  country: 'KR',
  phone: '02-0000-0100',
  /** Hours in which `phone` is answered, Korean time. */
  officeHours: { ko: '평일 10:00~18:00', en: 'Weekdays 10:00–18:00' },
  concierge: '+82200000124',
  conciergeShown: '02-0000-0124',
  email: 'hello@ondol.example',
  hiring: 'https://hiring.ondol.example/',
  social: {
    photos: { name: { ko: '인스타그램', en: 'Instagram' }, url: 'https://photos.example/ondol.home' },
    videos: { name: { ko: '틱톡', en: 'TikTok' }, url: 'https://videos.example/@ondol.home' },
    microblog: { name: { ko: '엑스(X)', en: 'X' }, url: 'https://microblog.example/ondol_home' },
    loungePhotos: {
      name: { ko: '라운지 인스타그램', en: 'Lounge on Instagram' },
      url: 'https://photos.example/ondol.lounge',
    },
  },
  /** Messengers in which the concierge answers, in this order. Leave out those that you do not have. */
  messengers: [
    { name: { ko: '카카오톡', en: 'KakaoTalk' }, url: 'https://kakao.example/ondol' },
    { name: { ko: '왓츠앱', en: 'WhatsApp' }, url: 'https://whatsapp.example/ondol' },
    { name: { ko: '라인', en: 'LINE' }, url: 'https://line.example/ondol' },
    { name: { ko: '잘로', en: 'Zalo' }, url: 'https://zalo.example/ondol' },
  ],
  /** Colors of the browser frame and of the installed app. */
  colours: { theme: '#FFFDFA', darkTheme: '#171412', accent: '#F26A1B' },
} as const satisfies {
  name: Bilingual;
  rentIncludes: 'utilities-and-wifi' | 'nothing';
  [fact: string]: unknown;
};
