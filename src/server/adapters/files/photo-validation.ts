import sharp, { type Sharp } from 'sharp';
import { pictures as limits } from '#contract/pictures.ts';
import type { PictureProblem } from '#server/ports/files.ts';

export async function openPhoto<T extends object>(
  bytes: Uint8Array,
  work: (source: Sharp, measures: { width: number; height: number }) => Promise<T>,
): Promise<T | { refused: PictureProblem }> {
  const format = formatOf(bytes);
  if (format === 'heic') return { refused: 'picture_heic' };
  if (!format) return { refused: 'picture_type' };
  try {
    // `error` ends a decoding of what breaks off or is damaged, but not over the oddities that many cameras write.
    const source = sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error' });
    const { width, height, format: found, autoOrient } = await source.metadata();
    if (found !== format) return { refused: 'picture_unreadable' };
    if (width * height > limits.maxPixels) return { refused: 'picture_dimensions' };
    return await work(source, autoOrient);
  } catch (error) {
    return { refused: problemOf(error) };
  }
}

/** Returns the pixel count that a picture declares, 0 if unreadable. It determines the cost of decoding. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const format = formatOf(bytes);
  if (!format || format === 'heic') return 0;
  const { width, height } = await sharp(bytes, { limitInputPixels: limits.maxPixels })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
}

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
