import type { TFunction } from 'i18next';
import type { Bilingual, Language } from '#contract/shared.ts';

/** The circumstances of a request for a page. */
export type Asked = {
  /** The public address of the product, without a slash at its end. */
  origin: string;
  language: Language;
  /** True where the address itself names the language (`lng`). */
  named: boolean;
};

/** The address of a page in one language, and the words it is described with. */
export type Place = Asked & {
  /** Its canonical address, absolute. */
  url: string;
  t: TFunction<['common', 'houses']>;
  /** The text of a bilingual field in the page's language. */
  own: (text: Bilingual) => string;
  /** Another page's address, absolute, in the same manner of naming the language. */
  at: (path: string) => string;
};

/** Adds the parameter by which an address names its language (docs/specification.md#purpose). */
export function withLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
}

/** The canonical address of a path, absolute: one that names its language stays apart from the one that follows the reader's. */
export function canonicalAddress(path: string, { origin, language, named }: Asked): string {
  return named ? withLanguage(origin + path, language) : origin + path;
}
