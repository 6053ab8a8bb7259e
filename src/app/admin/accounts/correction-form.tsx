import { useTranslation } from 'react-i18next';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Conflict, type ConflictProps } from '#app/admin/kit/form/both-versions.tsx';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { correctUser } from './queries.ts';
import * as css from './users.css.ts';

type Draft = { firstName: string; lastName: string; birthDate: string };
const fields = ['firstName', 'lastName', 'birthDate'] as const;

const draftOf = ({ firstName, lastName, birthDate }: AdminUserDetail): Draft => ({
  firstName,
  lastName,
  birthDate: birthDate ?? '',
});

export interface CorrectionFormProps {
  user: AdminUserDetail;
  onSaved: () => void;
  onCancel: () => void;
}

function useCorrection({ user, onSaved }: Pick<CorrectionFormProps, 'user' | 'onSaved'>) {
  const { t } = useTranslation('admin-users');
  return useVersionedForm<Draft, AdminUserDetail>({
    key: `admin-user/${user.id}`,
    record: user,
    draftOf,
    save: (seen, draft) => correctUser(seen, { ...draft, birthDate: draft.birthDate || null }),
    saved: t('correct.saved'),
    onSaved,
  });
}

/**
 * Corrects the name and birth date of an account. After a concurrent change both versions are shown, and the typed values stay until one is chosen.
 * Text: admin, admin-users, errors.
 */
export function CorrectionForm({ user, onSaved, onCancel }: CorrectionFormProps) {
  const { t } = useTranslation('admin-users');
  const { draft, edit, form, reset, send, theirs } = useCorrection({ user, onSaved });
  const { problem } = form;
  const place = useFirstWrong(form);
  const listed = fields.some((field) => form.errors[field]);
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && !theirs && !listed && (
        <FormErrors
          key={form.attempts}
          title={t('correct.failedTitle')}
          errors={[{ text: problem.message ?? t('correct.failed') }]}
        />
      )}
      {theirs && (
        <BothVersions
          key={form.attempts}
          draft={draft}
          theirs={theirs}
          busy={form.busy}
          onMine={() => void send()}
          onTheirs={() => {
            reset();
            onSaved();
          }}
        />
      )}
      <Fields draft={draft} errors={form.errors} onChange={edit} />
      <p className={css.soft}>{t('correct.note')}</p>
      <FormButtons
        busy={form.busy}
        submit={t('correct.save')}
        cancel={t('cancel')}
        onCancel={() => {
          reset();
          onCancel();
        }}
      />
    </form>
  );
}

type FieldsProps = { draft: Draft; errors: FieldErrors; onChange: (changed: Partial<Draft>) => void };

function Fields({ draft, errors, onChange }: FieldsProps) {
  const { t } = useTranslation(['admin-users', 'errors']);
  return fields.map((field) => {
    const code = errors[field];
    return (
      <TextField
        key={field}
        type={field === 'birthDate' ? 'date' : 'text'}
        label={t(`correct.${field}`)}
        value={draft[field]}
        autoComplete="off"
        error={code && t(`errors:${code}`)}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    );
  });
}

type BothVersionsProps = { draft: Draft; theirs: AdminUserDetail } & Omit<ConflictProps, 'fields'>;

function BothVersions({ draft, theirs, ...choice }: BothVersionsProps) {
  const { t, i18n } = useTranslation('admin-users');
  const shown = (field: (typeof fields)[number], value: string) => {
    if (value === '') return t('none');
    return field === 'birthDate' ? plainDate(value, i18n.language) : value;
  };
  const rows = fields.map((field) => ({
    name: t(`correct.${field}`),
    mine: shown(field, draft[field]),
    theirs: shown(field, draftOf(theirs)[field]),
  }));
  return <Conflict fields={rows} {...choice} />;
}
