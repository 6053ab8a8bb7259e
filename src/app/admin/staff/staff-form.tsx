import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { replyTimes, staffLanguages } from '#contract/rules/people/staff.ts';
import type { Language } from '#contract/shared.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { FieldError, SelectField, TextField } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { RecordForm } from '#app/admin/kit/form/record-form.tsx';
import type { Row } from '#app/admin/kit/form/both-versions.tsx';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { draftOf, languageName, languages, missingIn, type StaffDraft } from './draft.ts';
import { PortraitField } from './portrait-field.tsx';
import { saveStaff } from './queries.ts';
import * as css from './staff.css.ts';

export interface StaffFormProps {
  /** A new profile has an empty id. */
  staff: AdminStaff;
  onSaved: (id: string) => void;
}

type Work = VersionedForm<StaffDraft, AdminStaff>;

/**
 * Edits a profile. Typed values stay until they are saved or discarded; after a concurrent change both versions are shown. Text: admin, admin-staff,
 * admin-files, errors.
 */
export function StaffForm({ staff, onSaved }: StaffFormProps) {
  const { t, i18n } = useTranslation('admin-staff');
  const id = useRef(staff.id);
  const work = useVersionedForm<StaffDraft, AdminStaff>({
    key: `admin-staff/${staff.id || 'new'}`,
    record: staff,
    draftOf,
    save: async (seen, typed) => {
      const outcome = await saveStaff(seen, typed);
      if (outcome.result.ok) id.current = outcome.result.value.id;
      return outcome;
    },
    saved: t('form.saved'),
    onSaved: () => onSaved(id.current),
  });
  const { draft, edit } = work;
  const error = useErrorText(work);
  return (
    <RecordForm
      work={work}
      draftOf={draftOf}
      rows={useRows()}
      words={{
        restored: t('form.restored'),
        failedTitle: t('form.failedTitle'),
        failed: t('form.failed'),
        empty: t('form.empty'),
        save: t(staff.id === '' ? 'form.add' : 'form.save'),
        offline: t('form.offline'),
        cancel: t('form.cancel'),
      }}
      onSaved={() => onSaved(staff.id)}
    >
      <PortraitField
        name={localText(draft.name, i18n.language)}
        stored={staff.portrait}
        value={draft.photoId}
        onChange={(photoId) => edit({ photoId })}
        error={error('photoId')}
      />
      <Words work={work} />
      <Languages work={work} />
      <SelectField
        className={css.select}
        label={t('form.reply')}
        options={replyTimes.map((minutes) => ({ value: String(minutes), label: t(`replyTime.${minutes}`) }))}
        value={String(draft.replyMinutes)}
        onChange={({ target }) => edit({ replyMinutes: Number(target.value) })}
      />
      <Checkbox
        label={t('form.published')}
        help={t('form.publishedHelp')}
        checked={draft.published}
        onChange={({ target }) => edit({ published: target.checked })}
      />
    </RecordForm>
  );
}

function useErrorText({ form }: Work): (field: string) => string | undefined {
  const { t } = useTranslation('errors');
  return (field) => {
    const code = form.errors[field];
    return code && t(code);
  };
}

/** Describes a profile's fields for two versions of it, in screen order. */
function useRows() {
  const { t, i18n } = useTranslation(['admin-staff', 'admin']);
  return ({ name, role, replyMinutes, published, ...draft }: StaffDraft): Row[] => [
    ...languages.map((each): Row => [`${t('form.name')} (${t(`admin:bilingual.${each}`)})`, name[each]]),
    ...languages.map((each): Row => [`${t('form.role')} (${t(`admin:bilingual.${each}`)})`, role[each]]),
    [t('form.languages'), draft.languages.map((code) => languageName(code, i18n.language)).join(', ')],
    [t('form.reply'), String(replyMinutes)],
    [t('form.portrait'), draft.photoId],
    [t('form.published'), t(published ? 'state.published' : 'state.hidden')],
  ];
}

function Words({ work }: { work: Work }) {
  const { t } = useTranslation('admin-staff');
  const { draft, edit, form } = work;
  const error = useErrorText(work);
  const field = (name: 'name' | 'role', language: Language) => ({
    label: t(`form.${name}`),
    maxLength: 100,
    autoComplete: 'off',
    value: draft[name][language],
    error: error(`${name}.${language}`),
    onChange: ({ target }: { target: { value: string } }) =>
      edit({ [name]: { ...draft[name], [language]: target.value } }),
  });
  return (
    <BilingualColumns
      missing={missingIn(draft.name, draft.role)}
      wrong={languages.find((language) => error(`name.${language}`) ?? error(`role.${language}`))}
      attempts={form.attempts}
      fields={(language) => (
        <>
          <TextField {...field('name', language)} />
          <TextField {...field('role', language)} />
        </>
      )}
    />
  );
}

/** Ticked languages stand in the order of the list, ours first. */
function Languages({ work }: { work: Work }) {
  const { t, i18n } = useTranslation('admin-staff');
  const { draft, edit } = work;
  const wrong = useErrorText(work)('languages');
  const toggle = (code: string, spoken: boolean) =>
    edit({
      languages: spoken ? [...draft.languages, code] : draft.languages.filter((each) => each !== code),
    });
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{t('form.languages')}</legend>
      <div className={css.checks}>
        {staffLanguages.map((code) => (
          <Checkbox
            key={code}
            label={languageName(code, i18n.language)}
            checked={draft.languages.includes(code)}
            onChange={({ target }) => toggle(code, target.checked)}
          />
        ))}
      </div>
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}
