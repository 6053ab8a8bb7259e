import en from '../../../locales/en/refund-account.json' with { type: 'json' };
import ko from '../../../locales/ko/refund-account.json' with { type: 'json' };
import type { Bilingual } from '#contract/shared.ts';

/** Returns the name of a Korean bank by its transfer code, or the code if unknown. */
export function bankName(code: string): Bilingual {
  const nameIn = (names: Record<string, string>) => names[code] ?? code;
  return { ko: nameIn(ko.banks), en: nameIn(en.banks) };
}
