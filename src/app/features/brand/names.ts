import { localText } from '#app/platform/i18n/i18n.ts';
import { brand } from '#contract/brand.ts';

/** The brand's names for texts that say them: `t('home-sections:community.text', names(i18n.language))`. */
export function names(language: string): { brand: string; lounge: string } {
  return { brand: localText(brand.name, language), lounge: localText(brand.lounge, language) };
}
