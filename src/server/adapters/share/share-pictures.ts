import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '#contract/brand.ts';
import type { ShareCard, SharePictures } from '#server/ports/share-pictures.ts';
import type { Weight } from '#server/platform/typefaces.ts';
import { openTypesetter, type Typesetter } from './outlines.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Width of the paper beside the photo, and the margin around words, in pixels. */
const PAPER = 580;
const ROOM = 64;
const MOST_WAITING = 12;
const { theme: paper, darkTheme: ink } = brand.colours;
const SOFT = '#5E564E';
const ORANGE = '#B8430A';

/** Draws one picture at a time, because each takes a fifth of a second of processor time. */
export function sharePictures(): SharePictures {
  let opening: Promise<Typesetter> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isFull: () => waiting >= MOST_WAITING,
    draw: (card) => {
      waiting += 1;
      const turn = last
        .then(async () => {
          // One that failed is begun again.
          opening ??= openTypesetter().catch((error: unknown) => {
            opening = undefined;
            throw error;
          });
          return draw(card, await opening);
        })
        .finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function draw(card: ShareCard, type: Typesetter): Promise<Uint8Array<ArrayBuffer>> {
  const width = (card.photo ? PAPER : WIDTH) - 2 * ROOM;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${words(card, type, width)}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }];
  if (card.photo) {
    const photo = await sharp(card.photo)
      .resize({ width: WIDTH - PAPER, height: HEIGHT, fit: 'cover' })
      .toBuffer();
    layers.push({ input: photo, left: PAPER, top: 0 });
  }
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

function words(card: ShareCard, type: Typesetter, width: number): string {
  const drawn = [
    card.symbol.replace('<svg ', `<svg x="${ROOM}" y="56" width="56" height="56" `),
    type.outline(card.brand, { x: ROOM + 72, y: 97, size: 36, weight: 'bold', fill: ink }),
  ];
  let y = HEIGHT - ROOM - 4;
  const up = (
    text: string,
    { size, weight, fill, step }: { size: number; weight: Weight; fill: string; step: number },
  ) => {
    drawn.push(type.outline(text, { x: ROOM, y, size, weight, fill }));
    y -= step;
  };
  if (card.price) {
    const { amount, per } = card.price;
    const x = ROOM + type.width(amount, 46, 'bold') + 14;
    drawn.push(type.outline(per, { x, y, size: 28, weight: 'regular', fill: SOFT }));
    up(amount, { size: 46, weight: 'bold', fill: ink, step: 76 });
  }
  for (const line of card.lines.flatMap((text) => wrap(text, 28, 'regular', 2)).toReversed())
    up(line, { size: 28, weight: 'regular', fill: SOFT, step: 42 });
  y -= 10;
  const size = wrap(card.title, 54, 'bold', 9).length > 3 ? 42 : 54;
  for (const line of wrap(card.title, size, 'bold', 4).toReversed())
    up(line, { size, weight: 'bold', fill: ink, step: size * 1.28 });
  y += size * 0.22 - 12;
  if (card.eyebrow) up(card.eyebrow, { size: 26, weight: 'bold', fill: ORANGE, step: 0 });
  return drawn.join('');

  /** Wraps text at spaces into lines that fit. Text beyond the last line is replaced by an ellipsis. */
  function wrap(text: string, at: number, weight: Weight, most: number): string[] {
    const fits = (line: string) => type.width(line, at, weight) <= width;
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(shorten(word, fits));
    }
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), shorten(`${lines[most - 1]}…`, fits)];
  }
}

function shorten(text: string, fits: (line: string) => boolean): string {
  let signs = [...text];
  if (fits(text)) return text;
  while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs = signs.slice(0, -1);
  return `${signs.join('')}…`;
}
