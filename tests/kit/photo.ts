import sharp from 'sharp';

export async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
