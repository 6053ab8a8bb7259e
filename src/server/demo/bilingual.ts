import type { Bilingual } from '#contract/shared.ts';

/** A text in Korean and English. */
export const both = (ko: string, en: string): Bilingual => ({ ko, en });
