import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#app/platform/form.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { FormSummary } from './form-summary.tsx';
import { newPasswordErrors } from './model.ts';
import { NewPasswordFields, noPassword } from './new-password-fields.tsx';
import { changePassword } from './queries.ts';
import * as css from './form.css.ts';

/** Sets a new password with the current one; other devices are logged out. Text: profile, auth, errors. */
export function PasswordChange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['profile', 'auth', 'errors']);
  const [current, setCurrent] = useState('');
  const [passwords, setPasswords] = useState(noPassword);
  const form = useForm();
  const online = useOnline();
  const wrongPassword = form.errors['current'];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = newPasswordErrors(passwords);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    const changed = await form.send(() => changePassword(current, passwords.password));
    if (!changed) return;
    toast.success(t('profile:logIn.passwordDone'));
    onDone();
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={css.lead}>{t('profile:logIn.passwordLead')}</p>
      <FormSummary
        form={form}
        title={t('profile:logIn.failed')}
        fields={['current', 'password', 'passwordAgain']}
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
      <NewPasswordFields
        value={passwords}
        onChange={(value, field) => {
          setPasswords(value);
          form.forget(field);
        }}
        errors={form.errors}
        label={t('auth:password.new')}
      />
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online}
        reason={t('profile:needsNetwork')}
      >
        {t('profile:logIn.passwordSubmit')}
      </Button>
    </form>
  );
}
