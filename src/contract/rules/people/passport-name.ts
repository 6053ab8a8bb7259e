import { tidyName } from './names.ts';

/** A name as the machine-readable zone of a passport has it: given names are empty where the passport has none. */
export type PassportName = { surname: string; givenNames: string };

/**
 * Part of a name as the machine-readable zone writes it: capitals, one space for hyphens and fillers, no apostrophes (ICAO Doc 9303-3, 4.6).
 * Letters with signs stay: which letters stand for them, each country decides.
 */
export function tidyPassportName(text: string): string {
  return tidyName(text)
    .replace(/['’.]/g, '')
    .replace(/[-<\s]+/g, ' ')
    .trim()
    .toUpperCase();
}

/** True for what the machine-readable zone can hold of a name: words of A to Z, 39 characters at most. */
export function isPassportName(text: string): boolean {
  return text.length <= 39 && /^[A-Z]+( [A-Z]+)*$/.test(text);
}

/** A passport's name in its own order, the surname first. */
export function passportName({ surname, givenNames }: PassportName): string {
  return `${surname} ${givenNames}`.trim();
}

/** Letters that no decomposition takes apart, as people type them without their signs. */
const plainLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** The same letters as passports write them (ICAO Doc 9303-3, 6.A). */
const passportLetters: Record<string, string> = { ...plainLetters, å: 'aa', ø: 'oe' };

/** Letters of which passports of different countries make different ones. */
const ambiguous = /[\u00C4\u00D6\u00DC]/;

/**
 * A name as somebody typed it, in the letters that a passport most likely has for it: `NGUYEN` of Nguyễn. Empty where a passport
 * tells it in another way, as of 김 or Müller: then only its owner knows.
 */
export function suggestedPassportName(text: string): string {
  const tidy = tidyPassportName(text);
  if (ambiguous.test(tidy)) return '';
  const letters = tidy
    .toLowerCase()
    .replace(/[åđðłøıßæœ]/g, (letter) => passportLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase();
  return isPassportName(letters) ? letters : '';
}

/** The words of a name in small letters, without signs above and below, and without what is no letter. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[đðłøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * True where a typed signature is one of the names that a contract prints for its signer. Case, spaces, signs on letters and the order of the words
 * may differ; a word that is missing or another may not.
 */
export function isSignatureOf(typed: string, names: readonly string[]): boolean {
  const given = wordsOf(typed);
  return names.some((name) => {
    const wanted = wordsOf(name);
    if (wanted.length === 0) return tidyName(typed) === tidyName(name);
    // 陳志豪 is one word, of which somebody types two.
    const asOne = [given.join(''), given.toReversed().join('')];
    return asOne.includes(wanted.join('')) || given.toSorted().join(' ') === wanted.toSorted().join(' ');
  });
}
