import { localText } from '#app/platform/i18n/i18n.ts';
import type { PhotoSource } from '#app/ui/media/photo.tsx';
import type { ListPhoto } from '#contract/shared.ts';

export function picture(photo: ListPhoto, language: string): PhotoSource {
  return { ...photo, alt: localText(photo.alt, language) };
}
