import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

/** Pixels of a side. */
const SIDE = 400;
const INK = '#1d1a17';
const PAPER = '#fffdfa';
const ORANGE = '#f26a1b';
const SAGE = '#8fa58b';
const DUSK = '#7c86a0';
const SOFT = { orange: '#fbe3d2', sage: '#e3eae0', dusk: '#e2e5ee' };

/**
 * @typedef {import('@dicebear/notionists').Options} Options
 * @typedef {NonNullable<Options['hair']>[number]} Hair
 * @typedef {NonNullable<Options['body']>[number]} Body
 * @typedef {NonNullable<Options['lips']>[number]} Lips
 * @typedef {NonNullable<Options['glasses']>[number]} Glasses
 * @typedef {{ id: string, alt: { ko: string, en: string }, hair: Hair, body: Body, lips: Lips, glasses?: Glasses,
 *   clothes: string, background: string }} Portrait
 */

/**
 * The hosts and staff of the demo: drawings of nobody, in one style (Notionists by Zoish, CC0). The id is the seed of what is not chosen here.
 * @type {Portrait[]}
 */
const drawn = [
  {
    id: 'portrait-seoyun',
    alt: { ko: '머리를 묶은 사람의 그림', en: 'Drawing of a person with a ponytail' },
    hair: 'variant39',
    body: 'variant21',
    lips: 'variant17',
    clothes: ORANGE,
    background: SOFT.sage,
  },
  {
    id: 'portrait-jiho',
    alt: { ko: '머리가 짧은 사람의 그림', en: 'Drawing of a person with short hair' },
    hair: 'variant27',
    body: 'variant14',
    lips: 'variant23',
    clothes: SAGE,
    background: SOFT.orange,
  },
  {
    id: 'portrait-hayoung',
    alt: { ko: '머리를 올려 묶은 사람의 그림', en: 'Drawing of a person with a bun' },
    hair: 'variant29',
    body: 'variant07',
    lips: 'variant14',
    clothes: DUSK,
    background: SOFT.orange,
  },
  {
    id: 'portrait-thao',
    alt: { ko: '곱슬머리인 사람의 그림', en: 'Drawing of a person with curly hair' },
    hair: 'variant20',
    body: 'variant13',
    lips: 'variant17',
    clothes: SAGE,
    background: SOFT.dusk,
  },
  {
    id: 'portrait-daniel',
    alt: { ko: '안경을 쓴 사람의 그림', en: 'Drawing of a person with glasses' },
    hair: 'variant05',
    body: 'variant03',
    lips: 'variant14',
    glasses: 'variant11',
    clothes: DUSK,
    background: SOFT.sage,
  },
  {
    id: 'portrait-batbayar',
    alt: { ko: '앞머리를 넘긴 사람의 그림', en: 'Drawing of a person with swept hair' },
    hair: 'variant34',
    body: 'variant17',
    lips: 'variant17',
    clothes: ORANGE,
    background: SOFT.dusk,
  },
];

/**
 * The drawing in our colours: ink lines on paper, and clothes and background in one tint each.
 * @param {Portrait} portrait
 */
function draw({ id, hair, body, lips, glasses, clothes, background }) {
  const svg = createAvatar(notionists, {
    seed: id,
    size: SIDE,
    hair: [hair],
    body: [body],
    lips: [lips],
    eyes: ['variant04'],
    brows: ['variant01'],
    glasses: glasses ? [glasses] : [],
    glassesProbability: glasses ? 100 : 0,
    beardProbability: 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
  const [head = '', rest = ''] = svg.split('<g transform="translate(178 1057)">');
  const end = rest.indexOf('<g transform="translate(266 207)">');
  const worn = rest.slice(0, end).replaceAll('fill="#fff"', `fill="${clothes}"`);
  return `${head}<g transform="translate(178 1057)">${worn}${rest.slice(end)}`
    .replace('<g mask="url(#viewboxMask)">', `$&<rect width="1744" height="1744" fill="${background}" />`)
    .replaceAll('fill="#000"', `fill="${INK}"`)
    .replaceAll('stroke="#000"', `stroke="${INK}"`)
    .replaceAll('fill="#fff"', `fill="${PAPER}"`);
}

export const portraits = drawn.map((portrait) => ({
  width: SIDE,
  height: SIDE,
  id: portrait.id,
  alt: portrait.alt,
  svg: draw(portrait),
}));
