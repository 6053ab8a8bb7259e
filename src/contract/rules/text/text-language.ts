/** A language that can be detected (BCP 47), or '' as in HTML for an unknown one. */
export type TextLanguage = 'ko' | 'en' | 'ja' | 'zh' | '';

/** Scripts that identify a language. Kana comes before the characters that Japanese shares with Chinese. */
const scripts: [language: TextLanguage, script: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];
/** The least share of a text's letters, so that a name in another script does not decide the language. */
const LEAST_SHARE = 0.3;
const english = /\b(?:the|and|with|this|that|you|very)\b/gi;

export function textLanguage(text: string): TextLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const least = count(/\p{L}/gu) * LEAST_SHARE;
  const own = scripts.find(([, script]) => count(script) > least);
  if (own) return own[0];
  const found = new Set(text.match(english)?.map((word) => word.toLowerCase()));
  return found.size > 1 || (found.size > 0 && text.length < 80) ? 'en' : '';
}
