import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#app/platform/form.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { EmailField } from './contact-fields.tsx';
import { FormSummary } from './form-summary.tsx';
import { emailErrors } from './model.ts';
import { changeEmail } from './queries.ts';
import * as css from './form.css.ts';

/** Asks for another address; it holds once the link sent there is opened. Text: profile, auth, errors. */
export function EmailChange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['profile', 'auth', 'errors']);
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const form = useForm();
  const online = useOnline();
  const wrongPassword = form.errors['current'];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailErrors(email);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const sent = await form.send(() => changeEmail(email, current));
    if (!sent) return;
    toast.success(t('profile:logIn.emailSent', { email: email.trim() }));
    onDone();
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={css.lead}>{t('profile:logIn.emailLead')}</p>
      <FormSummary form={form} title={t('profile:logIn.failed')} fields={['email', 'current']} />
      <EmailField
        label={t('profile:logIn.emailNew')}
        value={{ email }}
        onChange={(changed) => {
          setEmail(changed.email ?? '');
          form.forget('email');
        }}
        errors={form.errors}
      />
      <PasswordField
        id="current"
        label={t('profile:logIn.current')}
        autoComplete="current-password"
        showLabel={t('auth:password.show')}
        hideLabel={t('auth:password.hide')}
        required
        value={current}
        onChange={(event) => {
          setCurrent(event.target.value);
          form.forget('current');
        }}
        error={wrongPassword && t(`errors:${wrongPassword}`)}
      />
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online}
        reason={t('profile:needsNetwork')}
      >
        {t('profile:logIn.emailSubmit')}
      </Button>
    </form>
  );
}
