const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** The consonants that may end a syllable, in Unicode order. The first place stands for none. */
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_AN_INITIAL = 588;

const initialOf = (letter: string): string | undefined =>
  INITIALS[Math.floor((letter.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_OF_AN_INITIAL)];

/** Returns the initial consonants of Korean words, as people type them to search: 연세 → ㅇㅅ. Other letters stay (Unicode 3.12). */
export const initials = (words: string): string =>
  Array.from(words)
    .map((letter) => initialOf(letter) ?? letter)
    .join('');

/**
 * Finds the places of a typed text, ignoring case. An initial consonant matches its syllables (ㅂㅈㄱ finds 보증금), and the last syllable may be
 * incomplete (보ㅈ, 봊 and 보즈 find 보증).
 * @returns pairs of the first UTF-16 unit and the one behind the last
 */
export function placesOf(typed: string, text: string): [start: number, end: number][] {
  const places: [number, number][] = [];
  const sought = typed.normalize('NFC').toLowerCase();
  // A letter that is another length in lower case would move the places of those behind it.
  const lower = text.toLowerCase();
  const read = lower.length === text.length ? lower : text;
  if (!sought) return places;
  for (let start = 0; start + sought.length <= read.length; start += 1) {
    const length = lengthAt(sought, read, start);
    if (!length) continue;
    places.push([start, start + length]);
    start += length - 1;
  }
  return places;
}

function lengthAt(sought: string, text: string, start: number): number {
  const last = sought.length - 1;
  for (let index = 0; index < last; index += 1) if (!isLetter(sought[index]!, text[start + index]!)) return 0;
  const [typed, there, next] = [sought[last]!, text[start + last]!, text[start + last + 1]];
  if (isLetter(typed, there)) return sought.length;
  const final = finalOf(typed);
  if (final === null || finalOf(there) === null) return 0;
  const open = typed.charCodeAt(0) - final;
  if (there.charCodeAt(0) - finalOf(there)! !== open) return 0;
  if (final === 0) return sought.length;
  // The consonant below the syllable will begin the next one.
  return finalOf(there) === 0 && next !== undefined && initialOf(next) === FINALS[final]
    ? sought.length + 1
    : 0;
}

const isLetter = (typed: string, there: string): boolean => typed === there || typed === initialOf(there);

/** Returns the index of a syllable's last consonant in `FINALS`, 0 without one; null if it is no syllable. */
function finalOf(letter: string): number | null {
  return initialOf(letter) ? (letter.charCodeAt(0) - FIRST_SYLLABLE) % FINALS.length : null;
}
