import { useState, type FormEvent } from 'react';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { EmailField } from './contact-fields.tsx';
import { FormSummary } from './form-summary.tsx';
import { LOG_IN_DRAFT } from './log-in-form.tsx';
import { emailErrors } from './model.ts';
import { forgotPassword } from './queries.ts';
import * as css from './form.css.ts';

/** Asks for a reset link. What is said afterwards is the same for every address. Text: auth. */
export function ForgotForm() {
  const { t } = useTranslation('auth');
  const [draft, change] = useDraft('session', LOG_IN_DRAFT, { email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm();
  const online = useOnline();

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const wrong = emailErrors(draft.email);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    if (!(await form.send(() => forgotPassword(draft.email)))) return;
    if (sentTo) toast.success(t('forgot.again'));
    setSentTo(draft.email.trim());
  };
  const summary = <FormSummary form={form} title={t('forgot.failed')} fields={['email']} />;
  const network = { busy: form.busy, invalid: !online, reason: t('needsNetwork') };

  if (sentTo) {
    return (
      <div className={css.message} role="status">
        <span className={css.messageIcon}>
          <MailOpen size={32} />
        </span>
        <h1>{t('forgot.sent')}</h1>
        <p className={css.lead}>{t('forgot.sentText', { email: sentTo })}</p>
        {summary}
        <div className={css.actions}>
          <Button variant="secondary" full {...network} onClick={() => void send()}>
            {t('forgot.resend')}
          </Button>
          <Button variant="quiet" full onClick={() => setSentTo(null)}>
            {t('forgot.other')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={css.intro}>
        <h1>{t('forgot.title')}</h1>
        <p className={css.lead}>{t('forgot.lead')}</p>
      </div>
      <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
        {summary}
        <EmailField
          value={draft}
          onChange={(changed) => {
            change(changed);
            form.forget('email');
          }}
          errors={form.errors}
        />
        <Button type="submit" variant="primary" full {...network}>
          {t('forgot.submit')}
        </Button>
      </form>
    </>
  );
}
