import type { adminNeighbourhoods } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { ExamplesOf } from '#contract/endpoint.ts';
import type { neighbourhoods } from '#contract/seoul/neighbourhoods.ts';
import { now } from '../world.ts';

const params = { slug: 'sinchon' };
const empty = { ko: '', en: '' };
const texts = {
  summary: { ko: '대학이 걸어서 닿는 동네예요.', en: 'Universities within a walk.' },
  streets: [
    {
      name: { ko: '연세로', en: 'Yonsei-ro' },
      text: {
        ko: '역에서 정문까지 곧게 뻗은 길이에요.',
        en: 'A straight street from the station to the gate.',
      },
    },
  ],
  market: { ko: '큰 마트가 역 가까이에 있어요.', en: 'A large supermarket is near the station.' },
};
const content = { published: true, ...texts, halal: empty, vegan: empty, night: empty, noise: empty };
const stored = {
  location: 'sinchon',
  content,
  changedAt: now,
  version: '6c1d0f8a7b925e34',
} as const;

export const neighbourhoodExamples: ExamplesOf<typeof neighbourhoods> = {
  get: {
    params,
    data: {
      location: 'sinchon',
      ...texts,
      halal: null,
      vegan: null,
      night: null,
      noise: null,
      commutes: [
        {
          university: { id: 'yonsei', name: { ko: '연세대학교', en: 'Yonsei University' } },
          minutes: 9,
          lines: [],
          changes: 0,
          bus: false,
        },
      ],
      rents: { from: 590_000, to: 980_000 },
      houses: 2,
    },
  },
};

export const adminNeighbourhoodExamples: ExamplesOf<typeof adminNeighbourhoods> = {
  list: { data: [stored] },
  get: { params, data: stored },
  replace: { params, ifMatch: `"${stored.version}"`, body: content, data: stored },
};
