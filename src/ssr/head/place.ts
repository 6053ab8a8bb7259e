import type { TFunction } from 'i18next';
import type { Bilingual, Language } from '#contract/shared.ts';

export type Asked = {
  /** Public origin of the product, without a trailing slash. */
  origin: string;
  language: Language;
  /** True if the address itself names the language (`lng`). */
  named: boolean;
};

export type Place = Asked & {
  url: string;
  t: TFunction<['common', 'houses']>;
  own: (text: Bilingual) => string;
  /** Returns the absolute address of another page, with a language parameter if this page has one. */
  at: (path: string) => string;
};

/** Adds the parameter that names the language of an address (docs/specification.md#purpose). */
export function withLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
}

/**
 * Returns the absolute canonical address of a path. An address that names its language is separate from the one that follows the reader's language.
 */
export function canonicalAddress(path: string, { origin, language, named }: Asked): string {
  return named ? withLanguage(origin + path, language) : origin + path;
}
