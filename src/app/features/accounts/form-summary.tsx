import { useTranslation } from 'react-i18next';
import type { Form } from '#app/platform/form.ts';
import { FormErrors } from '#app/ui/form-errors.tsx';

export interface FormSummaryProps {
  form: Form;
  title: string;
  /** The fields in the order on screen, by the names of the API's body; an id each. */
  fields: readonly string[];
  /** Where a field's id is not its name. */
  ids?: Record<string, string>;
  /** What the summary says before an error that does not name its field. */
  names?: Record<string, string>;
}

/** Above a form: everything that keeps it from being sent, or the one sentence that the host or the network gave. Text: auth, errors. */
export function FormSummary({ form, title, fields, ids, names }: FormSummaryProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { errors, problem } = form;
  const listed = fields.flatMap((field) => {
    const code = errors[field];
    if (!code) return [];
    const name = names?.[field] ? `${names[field]}: ` : '';
    return [{ fieldId: ids?.[field] ?? field, text: name + t(`errors:${code}`) }];
  });
  const whole = problem && !listed.length ? [{ text: problem.message ?? t('auth:offline') }] : listed;
  return <FormErrors key={form.attempts} title={title} errors={whole} />;
}
