import { localText } from '#app/platform/i18n.ts';
import type { PhotoSource } from '#app/ui/photo.tsx';
import type { ListPhoto } from '#contract/shared.ts';

/** A story's photo with its description in the language on screen. */
export function picture(photo: ListPhoto, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
