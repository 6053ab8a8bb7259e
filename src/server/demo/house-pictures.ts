import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { MadeBefore } from '#server/ports/files.ts';
import manifest from '../../../public/photos/manifest.json' with { type: 'json' };
import { call, type DemoHost, type Act } from './client.ts';
import { houses } from './houses.ts';
import { namesOfPortraits } from './staff/profiles.ts';

type Shipped = { widths: number[]; alt: Bilingual };
const shipped: Record<string, Shipped> = manifest;

const formats = ['avif', 'webp'] as const;

export const namesOfPictures = houses.flatMap(({ photos }) => photos.map(([name]) => name));
/** All pictures that the demo uploads. */
export const namesOfUploads = [...namesOfPictures, ...namesOfPortraits];

function folder(): URL {
  const built = new URL('../app/photos/', import.meta.url);
  return existsSync(built) ? built : new URL('../../../public/photos/', import.meta.url);
}

const read = async (name: string, width: number, format: (typeof formats)[number]) =>
  new Uint8Array(await readFile(new URL(`${name}-${width}.${format}`, folder())));

export const original = (name: string) => read(name, Math.max(...shipped[name]!.widths), 'webp');

/**
 * Finds the sizes of a demo picture that `src/tools/assets/photos.mjs` already made, since encoding them takes a host half a minute at its first
 * start. Pictures are identified by the digest of the upload; returns null if other widths are wanted.
 */
export function madeForDemo(): MadeBefore {
  let names: Promise<Map<string, string>> | undefined;
  return async (bytes, widths) => {
    names ??= namesByDigest();
    const name = (await names).get(digestOf(bytes));
    const photo = name === undefined ? undefined : shipped[name];
    if (name === undefined || !photo) return null;
    // A portrait is smaller than the largest width.
    const fitting = widths.filter((each) => each <= Math.max(...photo.widths));
    if (photo.widths.join() !== fitting.join()) return null;
    const sizes = photo.widths.flatMap((side) => formats.map((format) => ({ side, format })));
    return Promise.all(
      sizes.map(async ({ side, format }) => ({ side, format, bytes: await read(name, side, format) })),
    );
  };
}

async function namesByDigest(): Promise<Map<string, string>> {
  const entries = namesOfUploads.map(async (name) => [digestOf(await original(name)), name] as const);
  return new Map(await Promise.all(entries));
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function picturesOfHouses(host: DemoHost, administrator: string, at: number): Act[] {
  const as = { as: administrator, role: 'admin' } as const;
  return houses.map(({ id: houseId, photos }) => ({
    at,
    happen: async () => {
      const pictures: { id: string; room: string; alt: Bilingual }[] = [];
      for (const [name, room] of photos) {
        const picture = await original(name);
        const { id } = await call<Photo>(host, 'POST', '/v1/admin/photos', { ...as, picture });
        pictures.push({ id, room, alt: shipped[name]!.alt });
      }
      await call<unknown>(host, 'PUT', `/v1/admin/houses/${houseId}/pictures`, { ...as, body: { pictures } });
    },
  }));
}
