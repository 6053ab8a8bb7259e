import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '#contract/rules/policy.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../contact-fields.tsx';
import { FormSummary } from '../form-summary.tsx';
import { emailErrors } from '../model.ts';
import { forgotPassword } from '../queries.ts';
import { useAccountForm } from '../use-account-form.ts';
import { LOG_IN_DRAFT } from './log-in-form.tsx';
import * as css from '../form.css.ts';

/** Asks for a reset link. The confirmation is the same for every address, so that it reveals no account. Text: auth. */
export function ForgotForm() {
  const { t } = useTranslation('auth');
  const { draft, edit, form } = useAccountForm(LOG_IN_DRAFT, { email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const online = useOnline();
  const message = useFocus<HTMLDivElement>(sentTo !== null);

  const send = async () => {
    const wrong = emailErrors(draft.email);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    if (!(await form.send(() => forgotPassword(draft.email)))) return;
    if (sentTo) toast.success(t('forgot.again'));
    setSentTo(draft.email.trim());
  };
  const summary = { form, title: t('forgot.failed'), fields: ['email'] };

  if (sentTo) {
    return (
      <div ref={message} className={css.message} role="status" tabIndex={-1}>
        <Drawing name="mail" />
        <h1>{t('forgot.sent')}</h1>
        <p className={css.lead}>{t('forgot.sentText', { email: sentTo, minutes: links.resetMinutes })}</p>
        <FormSummary {...summary} />
        <div className={css.actions}>
          <Button
            variant="secondary"
            full
            busy={form.busy}
            invalid={!online}
            reason={t('needsNetwork')}
            onClick={() => void send()}
          >
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
      <AccountForm {...summary} submit={t('forgot.submit')} onSend={send}>
        <EmailField value={draft} onChange={edit} errors={form.errors} />
      </AccountForm>
    </>
  );
}
