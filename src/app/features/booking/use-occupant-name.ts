import { useTranslation } from 'react-i18next';

export function useOccupantName(): (index: number) => string {
  const { t } = useTranslation('booking');
  return (index) => (index === 0 ? t('people.you') : t('people.nth', { number: index + 1 }));
}
