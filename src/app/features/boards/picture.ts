import { localText } from '#app/platform/i18n.ts';
import type { PhotoSource } from '#app/ui/photo.tsx';
import type { Photo } from '#contract/shared.ts';

/** A story's photo with its description in the language on screen. */
export function picture(photo: Photo, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
