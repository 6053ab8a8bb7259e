import type { Location } from '#contract/houses.ts';
import type { Picture } from './picture.ts';

const WIDTHS = [400, 800, 1440];

function picture(id: string, dominant: string, ko: string, en: string): Picture {
  return { id, width: 1440, height: 960, widths: WIDTHS, dominant, alt: { ko, en } };
}

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

/** Photo and subway lines of each neighborhood (docs/specification.md#purpose): a street there, or a room of a house there. */
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
      'exterior-04',
      '#7b7a6c',
      '옥상 테라스가 있는 크림색 벽돌집.',
      'A cream brick house with a roof terrace.',
    ),
    lines: [2],
  },
  {
    location: 'itaewon',
    photo: picture(
      'lounge-rooftop',
      '#4c392d',
      '해 질 녘 산이 보이는 옥상.',
      'A rooftop with a view of the mountain at dusk.',
    ),
    lines: [6],
  },
  {
    location: 'hanyang',
    photo: picture(
      'house-10-second',
      '#dcd9d1',
      '펜던트 조명이 있는 로프트 주방.',
      'A loft kitchen under pendant lamps.',
    ),
    lines: [2],
  },
  {
    location: 'korea',
    photo: picture(
      'house-08-kitchen',
      '#976942',
      '나무 들보와 격자창이 있는 한옥 주방.',
      'A hanok kitchen with beams and a lattice window.',
    ),
    lines: [6],
  },
  {
    location: 'hufs',
    photo: picture(
      'house-11-kitchen',
      '#ceccc3',
      '식물이 놓인 초록색 주방.',
      'A green kitchen with plants on its shelves.',
    ),
    lines: [1],
  },
  {
    location: 'seoul-national',
    photo: picture('exterior-03', '#dcc8b1', '햇살이 드는 나무 현관문.', 'A wooden front door in the sun.'),
    lines: [2],
  },
  {
    location: 'seoul-station',
    photo: picture(
      'exterior-02',
      '#4f4b3d',
      '해 질 무렵 로비에 불이 켜진 오피스텔.',
      'A building with a glowing lobby at dusk.',
    ),
    lines: [1],
  },
];
