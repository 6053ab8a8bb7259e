type InBoth = { ko: string; en: string };
type Written = { ko: string; en?: string | null | undefined };

/** A text in both languages: English that nobody wrote falls back to Korean (docs/specification.md#content). */
export const both = ({ ko, en }: Written): InBoth => ({ ko, en: en || ko });

/** A text as it was written, of one that is stored in {@link both} languages: Hangul that stands for English is none. */
export const asWritten = ({ ko, en }: InBoth): InBoth => ({
  ko,
  en: en === ko && /\p{Script=Hangul}/u.test(en) ? '' : en,
});
