import { localText } from '#app/platform/i18n.ts';
import type { PhotoSource } from '#app/ui/photo.tsx';
import type { Bilingual } from '#contract/shared.ts';

/** A picture that belongs to the brand rather than to one home; its files lie in `public/photos`. */
export type Picture = Omit<PhotoSource, 'alt'> & { alt: Bilingual };

/** A brand picture with its description in the language on screen. */
export function shown(photo: Picture, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
