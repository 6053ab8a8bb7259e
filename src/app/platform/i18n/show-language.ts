import i18next from 'i18next';
import type { Language } from '#contract/shared.ts';
import { loadTexts } from './load-texts.ts';

/**
 * Shows everything in a language until the document is left, without storing a choice.
 * @throws if the texts cannot be loaded; nothing changes then
 */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18next.language) return;
  await loadTexts(Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}), i18next, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
