import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { EmailField, NameFields } from '../contact-fields.tsx';
import { signUp } from '../queries.ts';
import { PasswordRules } from '../security/password-rules.tsx';
import { useSignUpForm } from '../use-account-form.ts';
import { useFieldError } from '../use-field-error.ts';
import { emptyShortSignUp, shortFields, shortSignUpBody } from './model.ts';
import { ShortConsents } from './short-consents.tsx';
import * as css from '../form.css.ts';

/** Sign-up within a booking. Input except the password survives errors and reloads. Text: auth, join, errors. */
export function ShortSignUpForm(props: { submit?: string; toBook: boolean; onDone: () => void }) {
  const { submit, toBook, onDone } = props;
  const { t } = useTranslation(['auth', 'join']);
  const { draft, edit, form, send } = useSignUpForm('short-sign-up', emptyShortSignUp, onDone);
  const [password, setPassword] = useState('');
  const error = useFieldError(form.errors);
  return (
    <AccountForm
      form={form}
      title={t('auth:signup.failed')}
      fields={shortFields}
      submit={submit ?? t('join:submit')}
      onSend={() =>
        send(
          (typed, language) => shortSignUpBody(typed, password, language),
          (body) => signUp({ ...body, toBook }),
        )
      }
    >
      <NameFields value={draft} onChange={edit} errors={form.errors} />
      <EmailField value={draft} onChange={edit} errors={form.errors} />
      <div>
        <PasswordField
          id="password"
          label={t('auth:password.label')}
          autoComplete="new-password"
          showLabel={t('auth:password.show')}
          hideLabel={t('auth:password.hide')}
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            form.forget('password');
          }}
          error={error('password')}
        />
        <PasswordRules id="password-rules" password={password} />
      </div>
      <ShortConsents value={draft} onChange={edit} errors={form.errors} />
      <p className={css.lead}>{t('join:later')}</p>
    </AccountForm>
  );
}
