import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

export type LetterLine = {
  text: string;
  /** Language of a line that is not in the reader's. */
  lang?: 'ko' | 'en';
};

/** Returns the lines that a member sends home: house, dates, the address in both languages and the concierge's number. Text: welcome. */
export function useLetter(reservation: Reservation): LetterLine[] {
  const { t, i18n } = useTranslation('welcome');
  const { listingName, checkIn, checkOut, address } = reservation;
  const home = localText(listingName, i18n.language);
  const day = (date: string) => longDate(date, i18n.language);
  return [
    { text: t('letter.home', { home }) },
    { text: t('letter.dates', { from: day(checkIn), to: day(checkOut) }) },
    ...(address
      ? [
          { text: t('letter.address', { address: address.en }), lang: 'en' as const },
          { text: t('letter.korean', { address: address.ko }), lang: 'ko' as const },
        ]
      : []),
    {
      text: t('letter.concierge', {
        brand: localText(brand.name, i18n.language),
        phone: brand.concierge,
      }),
    },
  ];
}
