import type { StoredPicture } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import type { FileVariant } from '#server/db/schema-turnovers.ts';
import type { PhotoRow } from './photo-store.ts';
import type { FileRow } from './store.ts';

/** Presents a picture with the addresses of its sizes made by `link`; of one for public pages only the smallest and the largest. */
export function presentPicture(row: FileRow, link: (side: number) => string): StoredPicture {
  const webp = row.variants.filter(({ format }) => format === 'webp');
  const thumbnail = webp[0]?.side ?? pictures.sides.thumbnail;
  const full = webp.at(-1)?.side ?? pictures.sides.full;
  const shown = webp.at(-1) ?? row.variants.find(({ side }) => side === full) ?? row;
  return {
    id: row.id,
    width: shown.width,
    height: shown.height,
    url: link(full),
    thumbnailUrl: link(thumbnail),
    uploadedAt: row.uploaded_at.toISOString(),
  };
}

export function keyOf(id: string, side: number, format?: FileVariant['format']): string {
  return format ? `${id}-${side}-${format}` : `${id}-${side}`;
}

export function presentPhoto({ focus, file_id: _, ...photo }: PhotoRow): Photo {
  return { ...photo, ...(focus && { focus }) };
}
