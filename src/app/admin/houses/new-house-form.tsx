import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import { houseTypes, locations, type HouseType, type Location } from '#contract/vocabulary.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { createHouse } from './queries.ts';
import { SmallForm } from './small-form.tsx';
import * as css from './houses.css.ts';

const blank = { name: { ko: '', en: '' }, location: '', type: '' };

export function NewHouseForm({ onCreated }: { onCreated: (house: AdminHouse) => void }) {
  const { t } = useTranslation(['admin-houses', 'admin', 'house-card', 'common', 'errors']);
  const { draft, edit, form, submit, drop } = useDraftForm({ key: 'admin-house/new', initial: blank });
  const wrong = (path: string) => form.errors[path] && t(`errors:${form.errors[path]}`);
  const create = async () => {
    const done = await submit((values) =>
      createHouse({
        name: values.name,
        location: values.location as Location,
        type: values.type as HouseType,
      }),
    );
    if (!done) return;
    drop();
    onCreated(done.value);
  };
  return (
    <SmallForm label={t('new.title')} form={form} className={css.part} send={t('new.create')} onSend={create}>
      <p className={css.soft}>{t('new.lead')}</p>
      <div className={css.pair}>
        {(['ko', 'en'] as const).map((language) => (
          <TextField
            key={language}
            label={`${t('field.name')} (${t(`admin:bilingual.${language}`)})`}
            help={language === 'en' ? t('new.address') : undefined}
            maxLength={100}
            autoComplete="off"
            value={draft.name[language]}
            error={wrong(`name.${language}`)}
            onChange={({ target }) => edit({ name: { ...draft.name, [language]: target.value } })}
          />
        ))}
        <SelectField
          label={t('field.location')}
          placeholder={t('new.choose')}
          options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
          value={draft.location}
          error={form.errors['location'] && t('new.choose')}
          onChange={({ target }) => edit({ location: target.value })}
        />
        <SelectField
          label={t('field.type')}
          placeholder={t('new.choose')}
          options={houseTypes.map((value) => ({ value, label: t(`house-card:type.${value}`) }))}
          value={draft.type}
          error={form.errors['type'] && t('new.choose')}
          onChange={({ target }) => edit({ type: target.value })}
        />
      </div>
    </SmallForm>
  );
}
