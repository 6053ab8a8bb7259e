import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';

export interface FormSummaryProps {
  form: Form;
  title: string;
  /** The fields in the order on screen, by the names of the API's body. */
  fields: readonly string[];
}

/** Ids of the fields that are not called by their name. */
const ids: Partial<Record<string, string>> = { birthDate: 'birthYear' };

/** Error list above a form: its invalid fields, or the one error of the host or the network. Text: auth, errors. */
export function FormSummary({ form, title, fields }: FormSummaryProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { errors, problem } = form;
  /** Before an error that does not name its field. */
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
