import type { Bilingual } from '#contract/shared.ts';

export const both = (ko: string, en: string): Bilingual => ({ ko, en });

export const inHours = {
  ko: (time: string): string =>
    `${Number(time.slice(0, 2))}시${time.endsWith(':00') ? '' : ` ${time.slice(3)}분`}`,
  en: (time: string): string => {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
  },
};
