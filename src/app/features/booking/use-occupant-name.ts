import { useTranslation } from 'react-i18next';

/** Names an occupant by position in the form; the member who books is the first. Text: booking. */
export function useOccupantName(): (index: number) => string {
  const { t } = useTranslation('booking');
  return (index) => (index === 0 ? t('people.you') : t('people.nth', { number: index + 1 }));
}
