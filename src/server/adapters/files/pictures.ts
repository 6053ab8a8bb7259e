import sharp, { type Sharp } from 'sharp';
import { pictures as limits } from '#contract/pictures.ts';
import type { PictureProblem, Pictures, PictureSize } from '#server/ports/files.ts';

const QUALITY = 78;

/**
 * Decodes and encodes pictures one after another: each may take a few hundred MB for a moment. Beyond {@link limits.maxWaiting} in the queue
 * they are refused, since each that waits is held in memory.
 */
export function makePictures(): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  const isFull = () => queued >= limits.maxWaiting;
  return {
    isFull,
    resize: (bytes, sides) => {
      if (isFull()) return Promise.resolve({ refused: 'pictures_busy' });
      queued += 1;
      const turn = last.then(() => resize(bytes, sides)).finally(() => (queued -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

type Resized = Awaited<ReturnType<Pictures['resize']>>;

async function resize(bytes: Uint8Array, sides: readonly number[]): Promise<Resized> {
  const format = formatOf(bytes);
  if (format === 'heic') return { refused: 'picture_heic' };
  if (!format) return { refused: 'picture_type' };
  try {
    // `error` ends a decoding of what breaks off or is damaged, but not over the oddities that many cameras write.
    const source = sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error' });
    const { width, height, format: decoded, autoOrient } = await source.metadata();
    if (decoded !== format) return { refused: 'picture_unreadable' };
    if (width * height > limits.maxPixels) return { refused: 'picture_dimensions' };
    const sizes: PictureSize[] = [];
    for (const side of sides) sizes.push(await encoded(source.clone(), side));
    return { width: autoOrient.width, height: autoOrient.height, sizes };
  } catch (error) {
    return { refused: problemOf(error) };
  }
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

/** The format that the first bytes tell of, whatever a name or a header says. */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  // ISO/IEC 23008-12: the brands of pictures and bursts in HEVC, and the general ones that phones write.
  return /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s.test(text) ? 'heic' : null;
}

function problemOf(error: unknown): PictureProblem {
  return error instanceof Error && /pixel limit/.test(error.message)
    ? 'picture_dimensions'
    : 'picture_unreadable';
}
