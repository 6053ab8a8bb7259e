/** A language that can be told (BCP 47), or '' as HTML has it for an unknown one. */
export type TextLanguage = 'ko' | 'en' | 'ja' | 'zh' | '';

/** Scripts that tell a language by themselves; kana before the characters that Japanese shares with Chinese. */
const scripts: [language: TextLanguage, script: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];
/** A name in another script makes no text of its language. */
const LEAST_SHARE = 0.3;
/** Words of English that no language beside it writes so. */
const english = /\b(?:the|and|with|this|that|you|very)\b/gi;

/** The language of what a person wrote; told by its script and commonest words. */
export function textLanguage(text: string): TextLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const least = count(/\p{L}/gu) * LEAST_SHARE;
  const own = scripts.find(([, script]) => count(script) > least);
  if (own) return own[0];
  const found = new Set(text.match(english)?.map((word) => word.toLowerCase()));
  return found.size > 1 || (found.size > 0 && text.length < 80) ? 'en' : '';
}
