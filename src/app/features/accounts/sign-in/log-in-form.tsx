import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft, readDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { logIn } from '../queries.ts';
import * as css from '../form.css.ts';

/** Key of the log-in draft; the forgot-password form takes the address from it. */
export const LOG_IN_DRAFT = 'log-in';

/** Drafts that may already hold the address: a person who tried to sign up with an existing account logs in next. */
const DRAFTS = [LOG_IN_DRAFT, 'short-sign-up', 'sign-up'];
const typedEmail = () =>
  DRAFTS.map((key) => readDraft('session', key, { email: '' }).email).find((email) => email !== '') ?? '';

export function LogInForm({ forgot, onDone }: { forgot: ReactNode; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [{ email }, change] = useDraft('session', LOG_IN_DRAFT, { email: typedEmail() });
  const [password, setPassword] = useState('');
  const form = useForm();

  const send = async () => {
    if (!(await form.send(() => logIn(email, password)))) return;
    dropDraft('session', LOG_IN_DRAFT);
    onDone();
  };

  return (
    <AccountForm
      form={form}
      title={t('login.failed')}
      fields={['email', 'password']}
      submit={t('login.submit')}
      onSend={send}
    >
      <TextField
        id="email"
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <div>
        <PasswordField
          id="password"
          label={t('password.label')}
          autoComplete="current-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={css.underField}>{forgot}</div>
      </div>
    </AccountForm>
  );
}
