import { tidyName } from './names.ts';

/** A name as in the machine-readable zone of a passport. Given names are empty if the passport has none. */
export type PassportName = { surname: string; givenNames: string };

/**
 * Normalizes part of a name as the machine-readable zone writes it: capitals, one space for hyphens and fillers, no apostrophes (ICAO Doc 9303-3,
 * 4.6). Accented letters stay, because each country transcribes them differently.
 */
export function tidyPassportName(text: string): string {
  return tidyName(text)
    .replace(/['’.]/g, '')
    .replace(/[-<\s]+/g, ' ')
    .trim()
    .toUpperCase();
}

/** True for a name that the machine-readable zone can hold: words of A to Z, at most 39 characters. */
export function isPassportName(text: string): boolean {
  return text.length <= 39 && /^[A-Z]+( [A-Z]+)*$/.test(text);
}

export function passportName({ surname, givenNames }: PassportName): string {
  return `${surname} ${givenNames}`.trim();
}

/** Plain forms of letters that Unicode does not decompose, as people type them. */
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

/** The same letters in the spelling of passports (ICAO Doc 9303-3, 6.A). */
const passportLetters: Record<string, string> = { ...plainLetters, å: 'aa', ø: 'oe' };

/** Letters that passports of different countries transcribe differently. */
const ambiguous = /[\u00C4\u00D6\u00DC]/;

/**
 * Suggests the passport spelling of a typed name, such as `NGUYEN` for Nguyễn. Returns an empty text if the spelling cannot be known, as for 김 or
 * Müller.
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
 * True if a typed signature is one of the names that a contract prints for its signer. Case, spaces, accents and the order of words may differ, but
 * no word may be missing or different.
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
