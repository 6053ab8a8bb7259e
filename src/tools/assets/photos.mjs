/**
 * Makes the responsive photographs of the site: `node src/tools/assets/photos.mjs SOURCE_DIR`, or only what is drawn: `… --drawings`.
 *
 * SOURCE_DIR holds the full-size pictures and a `manifest.json` that lists them with their texts.
 * Written: `public/photos/{id}-{width}.{avif,webp}` and `public/photos/manifest.json`, which maps each id to
 * `{ width, height, widths, alt: { ko, en }, dominant, blur }`. Files of pictures that are gone are removed, unless
 * former builds show them. The floor plans and portraits of the demo are drawn here (`floor-plans.mjs`, `portraits.mjs`). Of its houses the demo uploads the largest WebP, and
 * the host that is filled takes the other sizes from here (ADR 55).
 * Rerunning it on the same source gives the same bytes.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { floorPlans } from './floor-plans.mjs';
import { portraits } from './portraits.mjs';

/**
 * @typedef {{ ko: string, en: string }} Texts
 * @typedef {{ id: string, original: Buffer, width: number, height: number, alt: Texts, dominant: string, blur: string }} Source
 * @typedef {{ width: number, height: number, widths: number[], alt: Texts, dominant: string, blur: string }} Photo
 * @typedef {{ width: number, avif: number, webp: number }} Size width in px, avif and webp the most bytes allowed
 */

const TARGET = fileURLToPath(new URL('../../../public/photos/', import.meta.url));
const KIB = 1024;

/** @type {readonly Size[]} */
const PHOTO_SIZES = [
  { width: 400, avif: 14 * KIB, webp: 18 * KIB },
  { width: 800, avif: 26 * KIB, webp: 40 * KIB },
  { width: 1440, avif: 110 * KIB, webp: 130 * KIB },
];

/** @type {readonly Size[]} */
const HERO_SIZES = [
  { width: 640, avif: 30 * KIB, webp: 36 * KIB },
  { width: 1080, avif: 64 * KIB, webp: 80 * KIB },
  { width: 1600, avif: 120 * KIB, webp: 140 * KIB },
  { width: 2400, avif: 200 * KIB, webp: 240 * KIB },
];

/**
 * The hero of a screen that stands upright: the largest paint of a first visit on a phone, hence its tight budget; three pixels for one of CSS
 * hide what it costs the largest. Its source is 1080 px wide.
 * @type {readonly Size[]}
 */
const PORTRAIT_SIZES = [
  { width: 720, avif: 26 * KIB, webp: 35 * KIB },
  { width: 828, avif: 29 * KIB, webp: 38 * KIB },
  { width: 1080, avif: 35 * KIB, webp: 50 * KIB },
];

/** @type {readonly Size[]} */
const FACE_SIZES = [{ width: 400, avif: 8 * KIB, webp: 10 * KIB }];

/** @type {Readonly<Record<string, readonly Size[]>>} */
const SPECIAL_SIZES = {
  hero: HERO_SIZES,
  'hero-upright': PORTRAIT_SIZES,
  ...Object.fromEntries(portraits.map(({ id }) => [id, FACE_SIZES])),
};

/**
 * Pictures of builds before 2026-11-24, which visitors may cache for 30 days (ADR 45). A photo never changes under its address, so a changed one gets
 * a new id.
 */
const FORMER = ['hero-portrait'];

const BEST_QUALITY = { avif: 66, webp: 80 };
const QUALITY_FLOOR = { avif: 34, webp: 50 };
const QUALITY_STEP = 3;

/**
 * The best encoding of one rendition that fits its budget; a picture whose detail needs more than the budget
 * is written at the lowest quality that still shows no blocks, and named in the output.
 * @param {Buffer} pixels raw pixels of the rendition
 * @param {import('sharp').Raw} raw their shape
 * @param {'avif' | 'webp'} format
 * @param {number} budget bytes
 * @returns {Promise<{ bytes: Buffer, quality: number }>}
 */
async function encode(pixels, raw, format, budget) {
  for (let quality = BEST_QUALITY[format]; ; quality -= QUALITY_STEP) {
    const image = sharp(pixels, { raw });
    const encoded =
      format === 'avif'
        ? image.avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
        : image.webp({ quality, effort: 6, smartSubsample: true });
    const bytes = await encoded.toBuffer();
    if (bytes.length <= budget || quality - QUALITY_STEP < QUALITY_FLOOR[format]) return { bytes, quality };
  }
}

/**
 * @param {Source} source
 * @returns {Promise<{ photo: Photo, files: string[] }>}
 */
async function render(source) {
  const { original } = source;
  const sizes = SPECIAL_SIZES[source.id] ?? PHOTO_SIZES;
  const files = [];
  for (const size of sizes) {
    const { data, info } = await sharp(original)
      .resize({ width: size.width, withoutEnlargement: true, kernel: 'lanczos3' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      const { bytes, quality } = await encode(data, raw, format, size[format]);
      const file = `${source.id}-${size.width}.${format}`;
      await writeFile(join(TARGET, file), bytes);
      files.push(file);
      const over = bytes.length > size[format] ? '  over budget' : '';
      console.log(
        `${file.padEnd(30)} ${(bytes.length / KIB).toFixed(1).padStart(7)} KiB  q${quality}${over}`,
      );
    }
  }
  const { width, height, alt, dominant, blur } = source;
  const widths = sizes.map((size) => size.width);
  return { photo: { width, height, widths, alt: { ko: alt.ko, en: alt.en }, dominant, blur }, files };
}

/**
 * A drawing's colour and blurred likeness; the photographs' come with their source.
 * @param {string} svg
 */
async function likeness(svg) {
  const small = sharp(Buffer.from(svg)).resize({ width: 24 });
  const { dominant } = await sharp(Buffer.from(svg)).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  const blur = await small.webp({ quality: 40 }).toBuffer();
  return { dominant: `#${hex}`, blur: `data:image/webp;base64,${blur.toString('base64')}` };
}

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Usage: node src/tools/assets/photos.mjs SOURCE_DIR | --drawings');
  process.exit(2);
}
const sourceDir = given === '--drawings' ? null : given;

/**
 * @param {string} folder
 * @returns {Promise<Source[]>}
 */
async function photographsIn(folder) {
  /** @type {{ images: (Omit<Source, 'original'> & { file: string })[] }} */
  const listed = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const pictures = listed.images.map(async ({ file, ...image }) =>
    Object.assign(image, { original: await readFile(join(folder, file)) }),
  );
  return Promise.all(pictures);
}

const drawings = [...floorPlans, ...portraits].map(async ({ svg, ...drawing }) =>
  Object.assign(drawing, await likeness(svg), { original: Buffer.from(svg) }),
);
const images = [
  ...(sourceDir === null ? [] : await photographsIn(sourceDir)),
  ...(await Promise.all(drawings)),
];
await mkdir(TARGET, { recursive: true });

/** @type {Record<string, Photo>} */
const photos = sourceDir === null ? JSON.parse(await readFile(join(TARGET, 'manifest.json'), 'utf8')) : {};
const written = new Set(['manifest.json']);
for (const source of images) {
  const { photo, files } = await render(source);
  for (const file of files) written.add(file);
  photos[source.id] = photo;
}
for (const [id, { widths }] of Object.entries(photos))
  for (const width of widths) for (const format of ['avif', 'webp']) written.add(`${id}-${width}.${format}`);
const lines = Object.entries(photos)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([id, photo]) => `${JSON.stringify(id)}:${JSON.stringify(photo)}`);
await writeFile(join(TARGET, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);
for (const file of await readdir(TARGET)) {
  const isFormer = FORMER.some((id) => file.startsWith(`${id}-`));
  if (!written.has(file) && !isFormer) await rm(join(TARGET, file));
}
