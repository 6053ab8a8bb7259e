type InBoth = { ko: string; en: string };
type Written = { ko: string; en?: string | null | undefined };

/** Returns a text in both languages. Missing English falls back to Korean (docs/specification.md#content). */
export const both = ({ ko, en }: Written): InBoth => ({ ko, en: en || ko });

/** Reverses {@link both}: returns a stored text as written. English that repeats Korean in Hangul counts as missing. */
export const asWritten = ({ ko, en }: InBoth): InBoth => ({
  ko,
  en: en === ko && /\p{Script=Hangul}/u.test(en) ? '' : en,
});
