import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { addCalendar } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

interface CalendarFormProps {
  houseId: string;
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

export function CalendarForm({ houseId, onAdded, onCancel }: CalendarFormProps) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  const work = useDraftForm({
    key: `admin-calendar/${houseId}`,
    // The address is a secret: it is in no storage, and only the name comes back after a reload.
    initial: { name: '' },
    validate: ({ name }) => (name.trim() ? {} : { name: 'text_required' }),
  });
  const [url, setUrl] = useState('');
  const { form, submit, drop, reset } = work;
  const place = useFirstWrong(form);
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  const send = async () => {
    const sent = await submit(({ name }) => addCalendar(houseId, { name, url }));
    if (!sent) return;
    drop();
    if (sent.value.failure) toast.warning(t('calendars.addedFailed'));
    else toast.success(t('calendars.added'));
    await onAdded();
  };
  const isOfField = Object.keys(form.errors).length > 0;
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      aria-label={t('calendars.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {form.problem && !isOfField && (
        <FormErrors
          key={form.attempts}
          title={t('check')}
          errors={[{ text: sentenceOf(form.problem, t('offline')) }]}
        />
      )}
      <Fields work={work} url={url} onUrl={setUrl} />
      <FormButtons
        busy={form.busy}
        submit={t('calendars.submit')}
        cancel={t('cancel')}
        onCancel={() => {
          reset();
          onCancel();
        }}
      />
    </form>
  );
}

interface FieldsProps {
  work: ReturnType<typeof useDraftForm<{ name: string }>>;
  url: string;
  onUrl: (url: string) => void;
}

function Fields({ work: { draft, edit, form }, url, onUrl }: FieldsProps) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  const wrong = (name: string) => form.errors[name] && t(`errors:${form.errors[name]}`);
  return (
    <>
      <TextField
        label={t('calendars.name')}
        help={t('calendars.nameHelp')}
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        error={wrong('name')}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <TextField
        type="url"
        label={t('calendars.url')}
        help={t('calendars.urlHelp')}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={wrong('url')}
        onChange={({ target }) => onUrl(target.value)}
      />
    </>
  );
}
