import type { ReviewOrigin } from '#contract/houses.ts';
import { localText } from './i18n.ts';

/** Returns country and university of the author of a review, as far as they are shown: "Vietnam · Yonsei University". */
export function originText(origin: ReviewOrigin | undefined, language: string): string {
  if (!origin) return '';
  const { country, university } = origin;
  const named = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return [named, university && localText(university.name, language)].filter(Boolean).join(' · ');
}
