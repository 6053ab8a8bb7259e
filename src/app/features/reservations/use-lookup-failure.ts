import { useTranslation } from 'react-i18next';
import type { Problem } from '#app/platform/api/result.ts';

/**
 * Returns a function that says why reservations could not be loaded (docs/specification.md#error-catalogue): the host's sentence, else our own. Text:
 * mypage.
 */
export function useLookupFailure(): (problem: Problem) => string {
  const { t } = useTranslation('mypage');
  return ({ message, code }) => message ?? t(code === 'offline' ? 'notSaved' : 'lookupFailed');
}
