type InBoth = { ko: string; en: string };

/** A text in both languages: English that nobody wrote falls back to Korean (decisions: Content). */
export const both = ({ ko, en }: InBoth): InBoth => ({ ko, en: en || ko });
