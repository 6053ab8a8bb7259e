/** A writing system that the general typefaces lack or cannot join, or emoji: its characters and the font family for them. */
export type Script = { signs: RegExp; family: string; face: string };

const script = (signs: string, family: string, face: string): Script => ({
  signs: new RegExp(`[${signs}]`, 'u'),
  family,
  face,
});

/** Emoji as outlines, because a line of text has only one ink color. */
export const EMOJI = script('\\p{Emoji_Presentation}\\u20E3', 'noto-emoji', 'NotoEmoji');

// Punctuation and digits that Unicode shares out to several scripts are named beside the letters of the one that we draw them with.
const SCRIPTS: readonly Script[] = [
  script('\\p{Script=Arabic}\\u0600-\\u06FF', 'noto-sans-arabic', 'NotoSansArabic'),
  script('\\p{Script=Hebrew}', 'noto-sans-hebrew', 'NotoSansHebrew'),
  script('\\p{Script=Thai}\\u0E3F', 'noto-sans-thai', 'NotoSansThai'),
  script('\\p{Script=Lao}', 'noto-sans-lao', 'NotoSansLao'),
  script('\\p{Script=Khmer}', 'noto-sans-khmer', 'NotoSansKhmer'),
  script('\\p{Script=Myanmar}', 'noto-sans-myanmar', 'NotoSansMyanmar'),
  script('\\p{Script=Devanagari}', 'noto-sans', 'NotoSans'),
  script('\\p{Script=Bengali}', 'noto-sans-bengali', 'NotoSansBengali'),
  script('\\p{Script=Gurmukhi}', 'noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  script('\\p{Script=Gujarati}', 'noto-sans-gujarati', 'NotoSansGujarati'),
  script('\\p{Script=Oriya}', 'noto-sans-oriya', 'NotoSansOriya'),
  script('\\p{Script=Tamil}', 'noto-sans-tamil', 'NotoSansTamil'),
  script('\\p{Script=Telugu}', 'noto-sans-telugu', 'NotoSansTelugu'),
  script('\\p{Script=Kannada}', 'noto-sans-kannada', 'NotoSansKannada'),
  script('\\p{Script=Malayalam}', 'noto-sans-malayalam', 'NotoSansMalayalam'),
  script('\\p{Script=Sinhala}', 'noto-sans-sinhala', 'NotoSansSinhala'),
  script('\\p{Script=Georgian}\\u10FB', 'noto-sans-georgian', 'NotoSansGeorgian'),
  script('\\p{Script=Armenian}\\u0589', 'noto-sans-armenian', 'NotoSansArmenian'),
  script('\\p{Script=Ethiopic}', 'noto-sans-ethiopic', 'NotoSansEthiopic'),
  EMOJI,
];

const ANY = new RegExp(SCRIPTS.map(({ signs }) => signs.source).join('|'), 'u');

/** True for text with characters of one of our scripts. Korean, Chinese, Japanese, Latin, Greek and Cyrillic are not among them. */
export function isScripted(text: string): boolean {
  return ANY.test(text);
}

// Signs between a letter and the letter or sign after it that are not seen by themselves.
const ARABIC = '\\p{Script=Arabic}';
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const INDIC = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((name) => `\\p{Script=${name}}`)
  .join('');
const PICTURE = '\\p{Extended_Pictographic}';
const JOINERS = [
  // Persian and Urdu: words whose parts do not join.
  `(?<=${ARABIC}\\p{Mn}*)\\u200C(?=${ARABIC})`,
  // Indic: which form a cluster of consonants takes.
  `(?<=${VIRAMA})[\\u200C\\u200D](?=[${INDIC}])`,
  `(?<=[${INDIC}])\\u200D(?=${VIRAMA})`,
  // Malayalam: a consonant without vowel that ends a word, as it was written before it had a letter of its own.
  '(?<=\\u0D4D)\\u200D',
  // Emoji: several that make one picture.
  `(?<=${PICTURE}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*)\\u200D(?=${PICTURE})`,
].join('|');

/**
 * Invisible characters, except joiners that change the visible text. Elsewhere, and always in Latin and Hangul, a joiner or direction override could
 * make different names look alike or a name read as another.
 */
const INVISIBLE = new RegExp(`(${JOINERS})|[\\p{Default_Ignorable_Code_Point}\\p{Cc}]`, 'gu');

/** Returns text as it will be drawn: composed, on one line, without invisible characters. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, (_, joiner: string | undefined) => joiner ?? '');
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
// Unicode lets these be parted from the letter before them; readers do not: what a consonant sign subjoins, some signs, a Burmese final.
const SUBJOINS = /(?:[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u1039\u17D2]\u200D?|\u0DCA\u200D)$/;
const LEANS = /^(?:\p{M}|[\u1000-\u1021]\u103A)/u;

export function characters(text: string): string[] {
  const parts = Array.from(graphemes.segment(text), (part) => part.segment);
  if (!isScripted(text)) return parts;
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    const belongs =
      last !== undefined &&
      isScripted(last) &&
      (LEANS.test(part) || (SUBJOINS.test(last) && /^\p{L}/u.test(part)));
    if (belongs) joined[joined.length - 1] = last + part;
    else joined.push(part);
    return joined;
  }, []);
}

/** Splits a word where its script changes. `script` is null for what the general typefaces draw. */
export function stretches(word: string): { script: Script | null; text: string }[] {
  if (!isScripted(word)) return [{ script: null, text: word }];
  const found: { script: Script | null; text: string }[] = [];
  for (const text of characters(word)) {
    const of = SCRIPTS.find(({ signs }) => signs.test(text)) ?? null;
    const last = found.at(-1);
    if (last && last.script === of) last.text += text;
    else found.push({ script: of, text });
  }
  return found;
}
