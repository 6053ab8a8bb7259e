import { createHash } from 'node:crypto';
import type { Board } from '#contract/boards.ts';
import type { HouseDetail } from '#contract/houses.ts';
import type { Bilingual } from '#contract/shared.ts';

export type SharedPicture = { path: string; shows: unknown; alt: Bilingual };

export function housePicture({ house }: { house: HouseDetail }): SharedPicture {
  const { id, name, location, station, monthlyRent, photos } = house;
  return {
    path: `/share/house/${id}`,
    shows: [name, location, station, monthlyRent, photos[0]?.id],
    alt: name,
  };
}

export function boardPicture({ board }: { board: Board }): SharedPicture {
  const { id, title, summary, event, photo } = board;
  return {
    path: `/share/board/${id}`,
    shows: [title, summary, event?.startsAt, event?.place, photo?.id],
    alt: title,
  };
}

/** Returns a hash of the data that a picture shows. It is part of the address because messengers cache pictures by address. */
export function versionOf(shows: unknown): string {
  return createHash('sha256').update(JSON.stringify(shows)).digest('base64url').slice(0, 8);
}
