import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { fieldId } from './draft.ts';
import type { BoardWork } from './use-board-form.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

const languages: Language[] = ['ko', 'en'];

/** Edits the time, place and capacity of an event. Times are Seoul local time. Text: admin, admin-community, errors. */
export function EventFields({ work: { draft, edit, form } }: { work: BoardWork }) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const wrong = (field: string) => {
    const code = form.errors[field] ?? (field === 'event.startsAt' && form.errors['event']);
    return code ? t(`errors:${code}`) : undefined;
  };
  return (
    <>
      <div className={css.pair}>
        <TextField
          type="datetime-local"
          label={t('event.startsAt')}
          help={t('publish.seoul')}
          value={draft.startsAt}
          id={fieldId('event.startsAt')}
          error={wrong('event.startsAt')}
          onChange={({ target }) => edit({ startsAt: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('event.endsAt')}
          aside={t('form.optional')}
          value={draft.endsAt}
          id={fieldId('event.endsAt')}
          error={wrong('event.endsAt')}
          onChange={({ target }) => edit({ endsAt: target.value })}
        />
        <Places draft={draft} edit={edit} wrong={wrong} />
        <TextField
          type="url"
          label={t('event.mapUrl')}
          aside={t('form.optional')}
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
          value={draft.mapUrl}
          id={fieldId('event.mapUrl')}
          error={wrong('event.mapUrl')}
          onChange={({ target }) => edit({ mapUrl: target.value })}
        />
        <TextField
          inputMode="numeric"
          label={t('event.capacity')}
          maxLength={5}
          autoComplete="off"
          value={draft.capacity}
          id={fieldId('event.capacity')}
          error={wrong('event.capacity')}
          onChange={({ target }) => edit({ capacity: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
    </>
  );
}

type PlacesProps = Pick<BoardWork, 'draft' | 'edit'> & { wrong: (field: string) => string | undefined };

function Places({ draft, edit, wrong }: PlacesProps) {
  const { t } = useTranslation(['admin-community', 'admin']);
  return languages.map((language) => (
    <TextField
      key={language}
      id={fieldId(`event.place.${language}`)}
      label={`${t('event.place')} (${t(`admin:bilingual.${language}`)})`}
      maxLength={200}
      autoComplete="off"
      value={draft.place[language]}
      error={wrong(`event.place.${language}`)}
      onChange={({ target }) => edit({ place: { ...draft.place, [language]: target.value } })}
    />
  ));
}
