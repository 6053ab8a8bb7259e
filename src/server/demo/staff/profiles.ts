import type { StaffContent } from '#contract/admin/staff/staff.ts';
import { both } from '../bilingual.ts';

type DemoProfile = Omit<StaffContent, 'photoId'> & {
  /** The name of the drawing in `public/photos`. */
  portrait: string;
  /** The houses that this person is the host of. */
  houses: readonly string[];
};

/** Hosts and staff of the demo. Nobody of them exists; their portraits are drawn (`src/tools/assets/portraits.mjs`). */
export const profiles: readonly DemoProfile[] = [
  {
    name: both('문서윤', 'Seoyun Moon'),
    role: both('컨시어지 · 입주 도움', 'Concierge · moving in'),
    languages: ['ko', 'en', 'vi'],
    replyMinutes: 10,
    published: true,
    portrait: 'portrait-seoyun',
    houses: [],
  },
  {
    name: both('강지호', 'Jiho Kang'),
    role: both('연남·신촌 호스트', 'Host in Yeonnam and Sinchon'),
    languages: ['ko', 'en', 'ja'],
    replyMinutes: 30,
    published: true,
    portrait: 'portrait-jiho',
    houses: ['yeonnam-oak', 'yeonnam-garden', 'sinchon-birch', 'sinchon-honey'],
  },
  {
    name: both('신하영', 'Hayoung Shin'),
    role: both('한남·해방촌 호스트', 'Host in Hannam and Haebangchon'),
    languages: ['ko', 'en', 'zh'],
    replyMinutes: 30,
    published: true,
    portrait: 'portrait-hayoung',
    houses: ['hannam-sage', 'haebangchon-dusk', 'seoul-station-ash'],
  },
  {
    name: both('팜 타오', 'Thảo Phạm'),
    role: both('안암·성수 호스트', 'Host in Anam and Seongsu'),
    languages: ['vi', 'ko', 'en'],
    replyMinutes: 60,
    published: true,
    portrait: 'portrait-thao',
    houses: ['hanyang-loft', 'anam-twin', 'anam-hanok'],
  },
  {
    name: both('오다니엘', 'Daniel Oh'),
    role: both('계약 · 보증금', 'Contracts and deposits'),
    languages: ['en', 'ko', 'fr'],
    replyMinutes: 120,
    published: true,
    portrait: 'portrait-daniel',
    houses: [],
  },
  {
    name: both('바트바야르', 'Batbayar'),
    role: both('집 관리 · 수리', 'Care of the homes · repairs'),
    languages: ['mn', 'ko', 'ru'],
    replyMinutes: 240,
    published: true,
    portrait: 'portrait-batbayar',
    houses: ['hufs-green', 'sillim-white'],
  },
];

export const namesOfPortraits = profiles.map(({ portrait }) => portrait);
