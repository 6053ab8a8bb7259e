/** Longest side of a reduced picture in pixels, and its JPEG quality from 0 to 1. */
export type Reduction = { side: number; quality: number };

/** A reduced picture: JPEG bytes, and its upright size in pixels. */
export type ReducedPhoto = { blob: Blob; width: number; height: number };

export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto';
}

/**
 * Reduces a picture before it is sent: upright, without camera metadata (place, time, device), its longest side at most `side` pixels and never
 * enlarged. Works in Safari 16.4: if `createImageBitmap` fails, an image element decodes and rotates it.
 * @throws UnreadablePhoto if the browser cannot read it
 */
export async function reducePhoto(file: Blob, { side, quality }: Reduction): Promise<ReducedPhoto> {
  const picture = await decode(file);
  try {
    const share = Math.min(1, side / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * share));
    const height = Math.max(1, Math.round(picture.height * share));
    return { blob: await drawn(picture.source, { width, height, quality }), width, height };
  } finally {
    picture.release();
  }
}

type Decoded = { source: CanvasImageSource; width: number; height: number; release: () => void };

async function decode(file: Blob): Promise<Decoded> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
  } catch {
    return decodeByElement(file);
  }
}

async function decodeByElement(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(address);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width > 0 && height > 0) return { source: image, width, height, release };
  } catch {
    // Said below: the reasons that browsers give differ and help nobody.
  }
  release();
  throw new UnreadablePhoto();
}

/** Draws a picture on white, because JPEG has no transparency. */
async function drawn(
  source: CanvasImageSource,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  // Frees the pixels at once: Safari holds little memory for canvases.
  Object.assign(canvas, { width: 0, height: 0 });
  if (!blob) throw new UnreadablePhoto();
  return blob;
}
