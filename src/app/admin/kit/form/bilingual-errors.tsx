import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';

export interface BilingualErrorsProps {
  form: Pick<Form, 'errors' | 'problem' | 'attempts'>;
  title: string;
  failed: string;
  /** The fields that a save may refuse, in screen order. A bilingual one ends with its language. */
  fields: readonly string[];
  fieldOf: (path: string) => string;
  nameOf: (field: string) => string | undefined;
  idOf: (field: string) => string;
  onLead: (language: Language) => void;
}

/** The error summary of a bilingual form. Each line links to its field and shows the field's first error. Text: admin, errors. */
export function BilingualErrors(props: BilingualErrorsProps) {
  const { form, title, failed, fields, fieldOf, nameOf, idOf, onLead } = props;
  const { t } = useTranslation(['admin', 'errors']);
  const refused = new Map(
    Object.entries(form.errors)
      .toReversed()
      .flatMap(([path, code]) => (code ? [[fieldOf(path), code] as const] : [])),
  );
  const wordsOf = (field: string) => {
    const [, part = field, language] = /^(.+)\.(ko|en)$/.exec(field) ?? [];
    return `${nameOf(part)}${language ? ` (${t(`bilingual.${language as Language}`)})` : ''}`;
  };
  const errors = [...refused]
    .toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
    .map(([field, code]) =>
      fields.includes(field)
        ? { fieldId: idOf(field), text: `${wordsOf(field)}: ${t(`errors:${code}`)}` }
        : { text: t(`errors:${code}`) },
    );
  const otherwise = { text: form.problem?.message ?? failed };
  return (
    <div
      // Before the line takes the focus there.
      onClickCapture={({ target }) => {
        const [, language] = /-(ko|en)$/.exec((target as Element).closest('a')?.hash ?? '') ?? [];
        if (language) flushSync(() => onLead(language as Language));
      }}
    >
      <FormErrors key={form.attempts} title={title} errors={errors.length > 0 ? errors : [otherwise]} />
    </div>
  );
}
