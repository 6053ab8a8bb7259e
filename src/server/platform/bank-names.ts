import en from '../../../locales/en/refund-account.json' with { type: 'json' };
import ko from '../../../locales/ko/refund-account.json' with { type: 'json' };
import type { Bilingual } from '#contract/shared.ts';

/** The name of a bank in Korea by its code for transfers; the code itself where we know no name. */
export function bankName(code: string): Bilingual {
  const nameIn = (names: Record<string, string>) => names[code] ?? code;
  return { ko: nameIn(ko.banks), en: nameIn(en.banks) };
}
