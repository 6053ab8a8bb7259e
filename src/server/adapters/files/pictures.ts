import sharp, { type Sharp } from 'sharp';
import { pictures as limits } from '#contract/pictures.ts';
import { openPhoto, pixelsOf } from './photo-validation.ts';
import { workQueue } from './picture-queue.ts';
import type {
  MadeBefore,
  MadePhoto,
  PhotoSize,
  PictureProblem,
  Pictures,
  PictureSize,
} from '#server/ports/files.ts';

const QUALITY = 78;
/** The width in pixels of a blurred placeholder, as in src/tools/assets/photos.mjs. */
const LIKENESS = 24;

/**
 * Decodes and encodes pictures one at a time, small ones first, because each may take a few hundred MB. Beyond {@link limits.maxWaiting} they are
 * refused, because waiting pictures are held in memory. Reuses the public pictures in `madeBefore`.
 */
export function makePictures(madeBefore?: MadeBefore): Pictures {
  const queue = workQueue();
  let queued = 0;
  const isFull = () => queued >= limits.maxWaiting;
  const inTurn = async <T>(
    bytes: Uint8Array,
    work: () => Promise<T>,
  ): Promise<T | { refused: PictureProblem }> => {
    if (isFull()) return { refused: 'pictures_busy' };
    queued += 1;
    try {
      return await queue(await pixelsOf(bytes), work);
    } finally {
      queued -= 1;
    }
  };
  return {
    isFull,
    resize: (bytes, sides) => inTurn(bytes, () => resize(bytes, sides)),
    publish: (bytes, widths) => inTurn(bytes, () => publish(bytes, widths, madeBefore)),
  };
}

type Resized = Awaited<ReturnType<Pictures['resize']>>;

function resize(bytes: Uint8Array, sides: readonly number[]): Promise<Resized> {
  return openPhoto(bytes, async (source, { width, height }) => {
    const sizes: PictureSize[] = [];
    for (const side of sides) sizes.push(await encoded(source.clone(), side));
    return { width, height, sizes };
  });
}

/** Encodes a picture for public pages. A slower encoder setting would delay the others for seconds. */
function publish(bytes: Uint8Array, widths: readonly number[], madeBefore?: MadeBefore) {
  return openPhoto(bytes, async (source, { width, height }): Promise<MadePhoto> => {
    const made = await madeBefore?.(bytes, widths);
    if (made) {
      const sizes = made.map(({ side, format, bytes: encoding }) => {
        const measures = { width: side, height: Math.round((height / width) * side) };
        return Object.assign(measures, { side, format, bytes: encoding });
      });
      return withLikeness({ width, height, sizes });
    }
    const widest = widestOf(width, height, widths);
    // Encoders take seconds for what is high: the rest is made of the largest size that is stored.
    const upright = await source
      .autoOrient()
      .resize({ width: widest, height: limits.mostHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const sizes: PhotoSize[] = [];
    const wanted = widths.filter((each) => each <= widest);
    for (const side of wanted.length > 0 ? wanted : [widest]) {
      const resized = () => sharp(upright).resize({ width: side });
      for (const format of ['avif', 'webp'] as const) {
        const image =
          format === 'avif'
            ? resized().avif({ quality: 52, effort: 2 })
            : resized().webp({ quality: QUALITY });
        const { data, info } = await image.toBuffer({ resolveWithObject: true });
        sizes.push({ side, width: info.width, height: info.height, format, bytes: new Uint8Array(data) });
      }
    }
    return withLikeness({ width, height, sizes });
  });
}

/** Returns the largest width at which a picture is not too high, or its own width if that is smaller. */
function widestOf(width: number, height: number, widths: readonly number[]): number {
  const most = Math.min(width, Math.max(Math.floor((limits.mostHeight / height) * width), 1));
  return widths.findLast((each) => each <= most) ?? most;
}

async function withLikeness(made: Pick<MadePhoto, 'width' | 'height' | 'sizes'>): Promise<MadePhoto> {
  const smallest = made.sizes.find(({ format }) => format === 'webp')!.bytes;
  // The most frequent colour of a bright room is the grey of its walls; the mean has the warmth of the whole.
  const { channels } = await sharp(smallest).stats();
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  const blurred = await sharp(smallest).resize({ width: LIKENESS }).webp({ quality: 40 }).toBuffer();
  return {
    ...made,
    dominant: `#${red}${green}${blue}`,
    blur: `data:image/webp;base64,${blurred.toString('base64')}`,
  };
}

async function encoded(source: Sharp, side: number): Promise<PictureSize> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { side, width: info.width, height: info.height, bytes: new Uint8Array(data) };
}
