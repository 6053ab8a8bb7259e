import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#app/platform/forms/form.ts';

export function useFieldError(errors: FieldErrors): (field: string) => string | undefined {
  const { t } = useTranslation('errors');
  return (field) => {
    const code = errors[field];
    return code && t(code);
  };
}
