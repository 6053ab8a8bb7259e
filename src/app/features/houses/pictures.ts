import type { ListPhoto } from '#contract/shared.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { PhotoSource } from '#app/ui/media/photo.tsx';

export function pictures(photos: readonly ListPhoto[], language: string): PhotoSource[] {
  return photos.map((photo) => Object.assign({}, photo, { alt: localText(photo.alt, language) }));
}
