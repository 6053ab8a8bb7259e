import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
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
  const { errors, problem } = form;
  /** Names shown before errors that do not name their field. */
  const names: Partial<Record<string, string>> = {
    firstName: t('auth:contact.firstName'),
    lastName: t('auth:contact.lastName'),
  };
  const listed = fields.flatMap((field) => {
    const code = errors[field];
    if (!code) return [];
    const name = names[field] ? `${names[field]}: ` : '';
    return [{ fieldId: ids[field] ?? field, text: name + t(`errors:${code}`) }];
  });
  const whole = problem && !listed.length ? [{ text: sentenceOf(problem, t('auth:offline')) }] : listed;
  return <FormErrors key={form.attempts} title={title} errors={whole} />;
}
