import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#app/platform/form.ts';

/** What is wrong with a field, in words; undefined where nothing is. Text: errors. */
export function useFieldError(errors: FieldErrors): (field: string) => string | undefined {
  const { t } = useTranslation('errors');
  return (field) => {
    const code = errors[field];
    return code && t(code);
  };
}
