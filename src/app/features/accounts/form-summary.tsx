import { useTranslation } from 'react-i18next';
import type { Form } from '#app/platform/form.ts';
import { FormErrors } from '#app/ui/form-errors.tsx';

export interface FormSummaryProps {
  form: Form;
  title: string;
  /** The fields in the order on screen, by the names of the API's body. */
  fields: readonly string[];
}

/** Where a field's id is not its name. */
const ids: Partial<Record<string, string>> = { birthDate: 'birthYear' };

/** Above a form: everything that keeps it from being sent, or the one sentence that the host or the network gave. Text: auth, errors. */
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
  const whole = problem && !listed.length ? [{ text: problem.message ?? t('auth:offline') }] : listed;
  return <FormErrors key={form.attempts} title={title} errors={whole} />;
}
