import { localText } from '#app/platform/i18n/i18n.ts';
import type { PhotoSource } from '#app/ui/media/photo.tsx';
import type { Bilingual } from '#contract/shared.ts';

export type Picture = Omit<PhotoSource, 'alt'> & { alt: Bilingual };

export function shown(photo: Picture, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
