import { useTranslation } from 'react-i18next';
import { errorSummary } from '#app/platform/forms/error-summary.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';

export interface FormSummaryProps {
  form: Form;
  title: string;
  fields: readonly string[];
}

const ids: Partial<Record<string, string>> = { birthDate: 'birthYear' };

export function FormSummary({ form, title, fields }: FormSummaryProps) {
  const { t } = useTranslation(['auth', 'errors']);
  /** Names shown before errors that do not name their field. */
  const names: Partial<Record<string, string>> = {
    firstName: t('auth:contact.firstName'),
    lastName: t('auth:contact.lastName'),
  };
  const listed = errorSummary(
    form,
    fields,
    (field, code) => {
      const name = names[field] ? `${names[field]}: ` : '';
      return { fieldId: ids[field] ?? field, text: name + t(`errors:${code}`) };
    },
    t('auth:offline'),
  );
  return <FormErrors key={form.attempts} title={title} errors={listed} />;
}
