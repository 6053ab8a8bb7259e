import sharp from 'sharp';
import type { StoredPicture } from '#contract/files.ts';
import { tokenNow, type Person, type TestHost } from './api.ts';

/** Returns a photograph like a phone's: rotated by its orientation tag, and with GPS coordinates. */
export function photograph(width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7799bb' } })
    .withExif({ IFD0: { Make: 'Trial Phone' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function upload(
  host: TestHost,
  who: Person,
  bytes: Uint8Array,
  type = 'image/jpeg',
  path = '/v1/admin/files',
) {
  const response = await host.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenNow(host, who)}`,
        'content-type': type,
        'accept-language': 'en',
      },
      body: new Uint8Array(bytes),
    }),
  );
  const answer = (await response.json()) as { data: StoredPicture; code: string; errorMessage: string };
  return { status: response.status, ...answer };
}

export const uploadOwn = (host: TestHost, who: Person, purpose: string, bytes: Uint8Array) =>
  upload(host, who, bytes, 'image/jpeg', `/v1/files?purpose=${purpose}`);

export async function look(host: TestHost, url: string, cookie = '') {
  const response = await host.fetch(new Request(`http://localhost${url}`, { headers: { cookie } }));
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
