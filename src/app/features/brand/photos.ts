import type { Location } from '#contract/houses.ts';
import type { Picture } from './picture.ts';

const WIDTHS = [400, 800, 1440];

function picture(id: string, dominant: string, ko: string, en: string): Picture {
  return { id, width: 1440, height: 960, widths: WIDTHS, dominant, alt: { ko, en } };
}

/** Photos of the brand rather than of one house; their files are in `public/photos`. */
export const photos = {
  dinner: picture(
    'lounge-dinner',
    '#856744',
    '줄조명 아래 저녁상이 차려진 긴 식탁.',
    'A long table set for dinner under string lights.',
  ),
  movie: picture(
    'lounge-movie',
    '#c5baa8',
    '소파와 방석, 스크린이 준비된 영화의 밤 라운지.',
    'A lounge ready for a film night, with sofas, cushions and a screen.',
  ),
  rooftop: picture(
    'lounge-rooftop',
    '#4c392d',
    '해 질 녘 도시가 내려다보이는 옥상 테라스.',
    'A rooftop terrace over the city at dusk.',
  ),
  villa: picture(
    'exterior-01',
    '#6f6557',
    '저녁 햇살을 받은 붉은 벽돌집.',
    'A red-brick house in evening light.',
  ),
  tower: picture(
    'exterior-02',
    '#4f4b3d',
    '해 질 무렵 로비에 불이 켜진 오피스텔.',
    'A building with a glowing lobby at dusk.',
  ),
  door: picture(
    'exterior-03',
    '#dcc8b1',
    '도어록이 달린 나무 현관문과 화분들.',
    'A wooden front door with a keypad lock and potted plants.',
  ),
  terrace: picture(
    'exterior-04',
    '#7b7a6c',
    '옥상 테라스가 있는 크림색 벽돌집.',
    'A cream brick house with a roof terrace.',
  ),
  desk: picture(
    'house-12-second',
    '#c0b9aa',
    '아침 햇살이 드는 창가의 책상.',
    'A desk by a window in the morning sun.',
  ),
  kitchen: picture(
    'house-04-second',
    '#d6d4ce',
    '원형 식탁이 있는 밝은 나무 주방.',
    'A bright wooden kitchen with a round table.',
  ),
  hanok: picture(
    'house-08-main',
    '#ccc6bb',
    '나무 들보와 격자창이 있는 한옥풍 방.',
    'A hanok-style room with beams and lattice windows.',
  ),
  green: picture(
    'house-06-main',
    '#aeaaa0',
    '초록이 보이는 유리문이 난 방.',
    'A room with a glass door onto greenery.',
  ),
  trees: picture(
    'house-02-main',
    '#c6c2ba',
    '나무가 보이는 큰 창이 있는 방.',
    'A room with a large window onto trees.',
  ),
} satisfies Record<string, Picture>;

/** Photo and subway lines of each neighbourhood (spec section 1). */
export const neighbourhoods: { location: Location; photo: Picture; lines: (1 | 2 | 6)[] }[] = [
  { location: 'hongdae', photo: photos.villa, lines: [2, 6] },
  { location: 'sinchon', photo: photos.terrace, lines: [2] },
  { location: 'itaewon', photo: photos.rooftop, lines: [6] },
  { location: 'hanyang', photo: photos.trees, lines: [2] },
  { location: 'korea', photo: photos.hanok, lines: [6] },
  { location: 'hufs', photo: photos.door, lines: [1] },
  { location: 'seoul-national', photo: photos.green, lines: [2] },
  { location: 'seoul-station', photo: photos.tower, lines: [1] },
];
