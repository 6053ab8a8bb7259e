import type { Location } from '#contract/houses.ts';
import type { Picture } from './picture.ts';

const WIDTHS = [400, 800, 1440];

function picture(id: string, dominant: string, ko: string, en: string): Picture {
  return { id, width: 1440, height: 960, widths: WIDTHS, dominant, alt: { ko, en } };
}

/** Photos of the brand rather than of one house; their files are in `public/photos`. */
export const photos = {
  picnic: picture(
    'lounge-picnic',
    '#515525',
    '해 질 녘 다리가 보이는 강변 잔디 위의 피크닉 자리.',
    'A picnic on the river grass at dusk, a bridge behind it.',
  ),
  rooftop: picture(
    'lounge-rooftop',
    '#4c392d',
    '해 질 녘 도시가 내려다보이는 옥상 테라스.',
    'A rooftop terrace over the city at dusk.',
  ),
  tower: picture(
    'exterior-02',
    '#4f4b3d',
    '해 질 무렵 로비에 불이 켜진 오피스텔.',
    'A building with a glowing lobby at dusk.',
  ),
  desk: picture(
    'house-12-second',
    '#c0b9aa',
    '아침 햇살이 드는 창가의 책상.',
    'A desk by a window in the morning sun.',
  ),
} satisfies Record<string, Picture>;

/** Photo and subway lines of each neighbourhood (spec section 1): a street there, or a room of a house that is there. */
export const neighbourhoods: { location: Location; photo: Picture; lines: (1 | 2 | 6)[] }[] = [
  {
    location: 'hongdae',
    photo: picture(
      'exterior-01',
      '#6f6557',
      '저녁 햇살을 받은 붉은 벽돌집.',
      'A red-brick house in evening light.',
    ),
    lines: [2, 6],
  },
  {
    location: 'sinchon',
    photo: picture(
      'house-03-main',
      '#c4c0ba',
      '창가 책상과 복숭아색 이불이 있는 아담한 방.',
      'A compact room with a peach duvet and a desk under the window.',
    ),
    lines: [2],
  },
  {
    location: 'itaewon',
    photo: picture(
      'house-02-main',
      '#c6c2ba',
      '나무가 보이는 큰 창이 있는 방.',
      'A room with a large window onto trees.',
    ),
    lines: [6],
  },
  {
    location: 'hanyang',
    photo: picture(
      'house-10-main',
      '#bab2a6',
      '흰 벽돌 벽과 안락의자가 있는 로프트풍 방.',
      'A loft-style room with a white brick wall and an armchair.',
    ),
    lines: [2],
  },
  {
    location: 'korea',
    photo: picture(
      'house-08-main',
      '#ccc6bb',
      '나무 들보와 격자창이 있는 한옥풍 방.',
      'A hanok-style room with beams and lattice windows.',
    ),
    lines: [6],
  },
  {
    location: 'hufs',
    photo: picture(
      'house-11-main',
      '#92836e',
      '식물이 가득하고 넓은 창이 있는 침실.',
      'A bedroom full of plants under a wide window.',
    ),
    lines: [1],
  },
  {
    location: 'seoul-national',
    photo: picture(
      'house-09-main',
      '#b7b6b2',
      '철제 침대와 책상이 놓인 흰 방.',
      'A plain white room with a metal bed and a desk.',
    ),
    lines: [2],
  },
  {
    location: 'seoul-station',
    photo: picture(
      'house-04-main',
      '#bdb6ab',
      '큰 창으로 빛이 드는 넓은 스튜디오.',
      'A spacious studio lit by tall windows.',
    ),
    lines: [1],
  },
];
