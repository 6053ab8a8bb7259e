/**
 * Draws every icon of the site from the one drawing in `src/app/ui/theme/brand-mark.tsx`: `node src/tools/assets/icons.mjs`.
 * Written: `public/favicon.svg`, `public/icons/*.png` (home screen, maskable, Apple, notification badge,
 * shortcuts) and `public/og.png` (1200 × 630, the picture of a shared link).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const ROOT = new URL('../../../', import.meta.url);
const PUBLIC = new URL('public/', ROOT);

const ORANGE = '#F26A1B';
const INK = '#1D1A17';
const INK_SOFT = '#5E564E';
const PAPER = '#FFFDFA';

/** @type {Record<'BrandSymbol' | 'Wordmark', import('react').FunctionComponent<Record<string, unknown>>>} */
const { BrandSymbol, Wordmark } = await tsImport('../../app/ui/theme/brand-mark.tsx', {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('src/app/tsconfig.json', ROOT)),
});

/**
 * The symbol centred on a square of 64 units.
 * @param {{ background?: string, radius?: number, roof: string, accent: string, share: number }} look
 *   radius in units; share: how much of the side the symbol's own square takes, 0 to 1
 */
function tile({ background, radius = 0, roof, accent, share }) {
  const side = 64 * share;
  const offset = 32 - side / 2;
  const ground =
    background === undefined ? '' : `<rect width="64" height="64" rx="${radius}" fill="${background}"/>`;
  const symbol = renderToStaticMarkup(
    createElement(BrandSymbol, { size: side, accent, x: offset, y: offset - share, color: roof }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${symbol}</svg>`;
}

/**
 * A shortcut's picture: a line drawing on an orange disc, in the manner of the interface's icons.
 * @param {string} shapes SVG shapes on a grid of 24 units
 */
function shortcut(shapes) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${ORANGE}"/>
<g transform="translate(10.8 10.8) scale(1.1)" fill="none" stroke="${PAPER}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`;
}

/**
 * @param {string} svg
 * @param {number} size side in px
 */
const raster = (svg, size) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

/**
 * @param {string} file below public/
 * @param {string | Buffer} content
 */
async function write(file, content) {
  await writeFile(new URL(file, PUBLIC), content);
  console.log(`${file.padEnd(32)} ${content.length} bytes`);
}

/**
 * A line of text as a picture. The typeface is named by file, so the result does not depend on this machine's fonts.
 * @param {string} text
 * @param {{ px: number, colour: string, weight: 'Bold' | 'Medium' }} look px is the size of the letters
 */
function line(text, { px, colour, weight }) {
  const fontfile = fileURLToPath(
    new URL(`node_modules/pretendard/dist/public/static/Pretendard-${weight}.otf`, ROOT),
  );
  const markup = `<span foreground="${colour}" letter_spacing="-400">${text}</span>`;
  return sharp({ text: { text: markup, font: `Pretendard ${weight} ${px}`, fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
}

async function socialPicture() {
  const wordmark = renderToStaticMarkup(createElement(Wordmark, { height: 76, accent: ORANGE, color: INK }));
  const symbol = renderToStaticMarkup(
    createElement(BrandSymbol, { size: 470, accent: ORANGE, x: 676, y: 98, color: INK }),
  );
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${PAPER}"/>
<rect y="606" width="1200" height="24" fill="${ORANGE}"/>${symbol}</svg>`;
  return sharp(Buffer.from(ground))
    .composite([
      { input: Buffer.from(wordmark), left: 88, top: 84 },
      { input: await line('A warm floor', { px: 66, colour: INK, weight: 'Bold' }), left: 88, top: 262 },
      { input: await line('to come home to.', { px: 66, colour: INK, weight: 'Bold' }), left: 88, top: 346 },
      {
        input: await line('한국에서 만나는 따뜻한 집, 온돌', { px: 34, colour: INK_SOFT, weight: 'Medium' }),
        left: 88,
        top: 476,
      },
    ])
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
}

const rounded = tile({ background: ORANGE, radius: 15, roof: PAPER, accent: PAPER, share: 0.75 });
const square = tile({ background: ORANGE, roof: PAPER, accent: PAPER, share: 0.6875 });
/** Launchers cut a maskable icon to any shape inside the middle 80 %; the symbol's corners stay within that circle. */
const maskable = tile({ background: ORANGE, roof: PAPER, accent: PAPER, share: 0.625 });
/** The system paints a notification badge in one colour and reads only its transparency. */
const badge = tile({ roof: '#FFFFFF', accent: '#FFFFFF', share: 1 });

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await write('favicon.svg', `${rounded}\n`);
await write('icons/icon-192.png', await raster(rounded, 192));
await write('icons/icon-512.png', await raster(rounded, 512));
await write('icons/maskable-192.png', await raster(maskable, 192));
await write('icons/maskable-512.png', await raster(maskable, 512));
await write('icons/apple-touch-icon.png', await raster(square, 180));
await write('icons/badge-96.png', await raster(badge, 96));
await write(
  'icons/shortcut-search-96.png',
  await raster(shortcut('<circle cx="10.5" cy="10.5" r="7"/><path d="m16 16 5 5"/>'), 96),
);
await write(
  'icons/shortcut-mypage-96.png',
  await raster(shortcut('<circle cx="12" cy="7.5" r="4.5"/><path d="M3.5 21a8.5 8.5 0 0 1 17 0"/>'), 96),
);
await write('og.png', await socialPicture());
