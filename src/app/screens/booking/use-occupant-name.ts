import { useTranslation } from 'react-i18next';

/** Whose data it is, by place in the form: the one who books comes first. Text: booking. */
export function useOccupantName(): (index: number) => string {
  const { t } = useTranslation('booking');
  return (index) => (index === 0 ? t('people.you') : t('people.nth', { number: index + 1 }));
}
