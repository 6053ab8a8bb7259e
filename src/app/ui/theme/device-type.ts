/** Typefaces for Hangul that devices have. */
const deviceHangul = '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", system-ui, sans-serif';

/** Selectors of a style for words that people wrote: Korean ones on an English page are set in the device's type, for ours is 170 KB for a few lines. */
export const koreanOnEnglishPages = {
  'html[lang=en] &[lang=ko]': { fontFamily: deviceHangul },
} as const;
