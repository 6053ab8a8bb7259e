import sharp from 'sharp';

/** A photo as a phone takes it and a file input is given it, in a colour by which it is told from others. */
export async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
