import type { Bilingual } from '#contract/shared.ts';

/** A text in Korean and English. */
export const both = (ko: string, en: string): Bilingual => ({ ko, en });

/** A time of day, `15:00`, as the demo's texts say it. */
export const inHours = {
  ko: (time: string): string =>
    `${Number(time.slice(0, 2))}시${time.endsWith(':00') ? '' : ` ${time.slice(3)}분`}`,
  en: (time: string): string => {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
  },
};
