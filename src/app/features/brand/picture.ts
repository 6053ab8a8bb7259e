import { localText } from '#app/platform/i18n/i18n.ts';
import type { PhotoSource } from '#app/ui/media/photo.tsx';
import type { Bilingual } from '#contract/shared.ts';

/** Photo of the brand rather than of one house; its files are in `public/photos`. */
export type Picture = Omit<PhotoSource, 'alt'> & { alt: Bilingual };

/** A brand picture with its description in the language on screen. */
export function shown(photo: Picture, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
