import './texts.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grouped } from '#contract/rules/format-money.ts';
import { consultations as policy } from '#contract/rules/consultations/policy.ts';
import { dropDraft, readDraft, writeDraft } from '#app/platform/forms/draft.ts';
import { useDraftForm, type DraftForm } from '#app/platform/forms/draft-form.ts';
import { errorSummary } from '#app/platform/forms/error-summary.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SentNotice } from '#app/ui/feedback/sent-notice.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { blankWish, wishErrors, type ConsultationDraft } from './model.ts';
import { requestConsultation } from './queries.ts';
import * as css from './consultation-form.css.ts';

const SECOND_MS = 1000;
/** Draft key of the time at which the form was first shown, milliseconds of this device's clock. */
const OPENED = 'consultation-opened';
const limits = { mostRooms: grouped(policy.mostRooms) };
const names = ['name', 'phone', 'email', 'district', 'rooms', 'message'] as const;

export function ConsultationForm() {
  const { t, i18n } = useTranslation(['consultation', 'errors']);
  const online = useOnline();
  const [openedAt] = useState(() => readDraft('session', OPENED, Date.now()));
  // Stored with what is typed: after a reload a form that comes back filled was open for as long.
  useEffect(() => writeDraft('session', OPENED, openedAt), [openedAt]);
  const [website, setWebsite] = useState('');
  const [isSent, setSent] = useState(false);
  const fields = useDraftForm<ConsultationDraft>({
    key: 'consultation',
    initial: blankWish,
    validate: wishErrors,
    // Either way to be reached will do.
    errorsOf: (changed) =>
      Object.keys(changed).flatMap((name) => (name === 'email' ? ['email', 'phone'] : [name])),
  });
  const { form, submit, drop } = fields;
  const send = async () => {
    const sent = await submit(({ rooms, ...told }) =>
      requestConsultation({
        ...told,
        rooms: Number(rooms),
        language: i18n.language === 'en' ? 'en' : 'ko',
        website,
        seconds: (Date.now() - openedAt) / SECOND_MS,
      }),
    );
    if (!sent) return;
    drop();
    dropDraft('session', OPENED);
    setSent(true);
  };
  if (isSent) return <SentNotice icon={<CircleCheck size={28} />} title={t('sent')} text={t('sentText')} />;
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Summary form={form} />
      <Fields fields={fields} />
      <Unseen value={website} onChange={setWebsite} />
      <p className={css.soft}>{t('stored', { days: policy.retainedDays })}</p>
      <Button type="submit" busy={form.busy} invalid={!online} reason={t('offline')}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** Field that only bots find and fill in. */
function Unseen({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const { t } = useTranslation('consultation');
  return (
    <label className={css.unseen} aria-hidden="true">
      {t('website')}
      <input
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function Summary({ form }: Pick<DraftForm<ConsultationDraft>, 'form'>) {
  const { t } = useTranslation(['consultation', 'errors']);
  const listed = errorSummary(
    form,
    names,
    (name, code) => ({
      fieldId: `consultation-${name}`,
      text: `${t(name as (typeof names)[number])}: ${t(`errors:${code}`, limits)}`,
    }),
    t('offline'),
  );
  return <FormErrors key={form.attempts} title={t('failed')} errors={listed} />;
}

function Fields({ fields: { draft, edit, form } }: { fields: DraftForm<ConsultationDraft> }) {
  const { t } = useTranslation(['consultation', 'errors']);
  const common = (name: (typeof names)[number]) => {
    const code = form.errors[name];
    return {
      id: `consultation-${name}`,
      label: t(name),
      value: draft[name],
      ...(code && { error: t(`errors:${code}`, limits) }),
      onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    };
  };
  return (
    <>
      <TextField {...common('name')} autoComplete="name" maxLength={300} required />
      <div className={css.two}>
        <TextField {...common('phone')} type="tel" autoComplete="tel-national" help={t('eitherHelp')} />
        <TextField {...common('email')} type="email" autoComplete="email" maxLength={254} />
      </div>
      <div className={css.two}>
        <TextField {...common('district')} help={t('districtHelp')} maxLength={100} required />
        <TextField
          {...common('rooms')}
          inputMode="numeric"
          maxLength={String(policy.mostRooms).length}
          required
        />
      </div>
      <TextArea {...common('message')} rows={5} maxLength={2000} help={t('messageHelp')} required />
    </>
  );
}
