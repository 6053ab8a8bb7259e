import { useTranslation } from 'react-i18next';
import type { Holiday } from '#contract/rules/holidays/holidays.ts';

export function useHolidayName(): (holiday: Holiday) => string {
  const { t } = useTranslation('admin-week');
  return ({ name, substitute }) => {
    const word = t(`holiday.${name}`);
    return substitute ? t('holiday.substitute', { name: word }) : word;
  };
}
