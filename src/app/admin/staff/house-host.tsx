import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedHost } from '#contract/admin/staff/staff.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { RecordForm } from '#app/admin/kit/form/record-form.tsx';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';
import { houseHost, saveHost, type HouseHost as Loaded } from './queries.ts';
import * as css from './staff.css.ts';

export interface HouseHostProps {
  houseId: string;
  onChanged: () => void;
}

/** Names the host of a house. Without one the first of the team answers for it. Text: admin, admin-staff, errors. */
export function HouseHost({ houseId, onChanged }: HouseHostProps) {
  const { t } = useTranslation('admin-staff');
  const [found, again] = useLoaded(useCallback(() => houseHost(houseId), [houseId]));
  if (!found) return <Skeleton height="120px" radius="14px" />;
  if (!found.ok)
    return (
      <NotLoaded
        problem={found.problem}
        failed={t('failed')}
        retry={t('retry')}
        onRetry={() => void again()}
      />
    );
  return (
    <Form
      houseId={houseId}
      loaded={found.value}
      onSaved={() => {
        void again();
        onChanged();
      }}
    />
  );
}

type Draft = { staffId: string };
const draftOf = ({ staffId }: NamedHost): Draft => ({ staffId: staffId ?? '' });

type FormProps = { houseId: string; loaded: Loaded; onSaved: () => void };

function Form({ houseId, loaded: { named, staff }, onSaved }: FormProps) {
  const { t, i18n } = useTranslation(['admin-staff', 'errors']);
  const work = useVersionedForm<Draft, NamedHost>({
    key: `admin-house-host/${houseId}`,
    record: named,
    draftOf,
    save: (seen, { staffId }) => saveHost(houseId, seen, staffId),
    saved: t('host.saved'),
    onSaved,
  });
  const nameOf = (id: string) => {
    const person = staff.find((each) => each.id === id);
    return person ? localText(person.name, i18n.language) : t('host.none');
  };
  const wrong = work.form.errors['staffId'];
  return (
    <RecordForm
      work={work}
      draftOf={draftOf}
      rows={({ staffId }) => [[t('host.label'), nameOf(staffId)]]}
      words={{
        restored: t('form.restored'),
        failedTitle: t('form.failedTitle'),
        failed: t('form.failed'),
        empty: t('form.empty'),
        save: t('host.save'),
        offline: t('form.offline'),
        cancel: t('form.cancel'),
      }}
      onSaved={onSaved}
    >
      <SelectField
        className={css.select}
        label={t('host.label')}
        help={t('host.help')}
        placeholder={t('host.none')}
        options={staff.map(({ id, published }) => ({
          value: id,
          label: published ? nameOf(id) : t('host.hidden', { name: nameOf(id) }),
        }))}
        value={work.draft.staffId}
        error={wrong && t(`errors:${wrong}`)}
        onChange={({ target }) => work.edit({ staffId: target.value })}
      />
    </RecordForm>
  );
}
