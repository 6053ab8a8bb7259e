import { countryName } from '#contract/rules/people/nationalities.ts';
import type { Bilingual } from '#contract/shared.ts';

/** Returns a nationality (ISO 3166-1 alpha-2, or `XXA` for stateless) as documents print it. */
export function nationalityInWords(nationality: string): Bilingual {
  return {
    ko: countryName(nationality, 'ko') ?? '무국적',
    en: countryName(nationality, 'en') ?? 'Stateless',
  };
}
