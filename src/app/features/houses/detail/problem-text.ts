import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import type { SelectionProblem } from '../model.ts';

export function useProblemText({ minNights, maxGuests }: { minNights: number; maxGuests: number }) {
  const { t } = useTranslation(['houses', 'errors']);
  return (problem: SelectionProblem): string =>
    problem === 'not_free'
      ? t('booking.notFree')
      : t(`errors:${problem}`, { ...booking, minNights, maxGuests });
}
