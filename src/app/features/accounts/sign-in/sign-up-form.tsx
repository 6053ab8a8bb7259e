import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { EmailField } from '../contact-fields.tsx';
import { defaultRegion } from '../countries.ts';
import { emptySignUp, personFields, signUpBody } from '../model.ts';
import { NewPasswordFields, noPassword } from '../security/new-password-fields.tsx';
import { signUp } from '../queries.ts';
import { useSignUpForm } from '../use-account-form.ts';
import { PersonForm, type LegalTexts } from './person-form.tsx';

const fields = ['email', 'password', 'passwordAgain', ...personFields];

export interface SignUpFormProps extends LegalTexts {
  /** True on the way to a booking; its contract then confirms the address. */
  toBook: boolean;
  onDone: () => void;
}

/**
 * The sign-up form (docs/specification.md#entities-and-fields). Input except the passwords survives errors, reloads and language switches. Text:
 * auth.
 */
export function SignUpForm({ toBook, onDone, ...legal }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const account = useSignUpForm('sign-up', { ...emptySignUp, region: defaultRegion() }, onDone);
  const { draft, edit, form } = account;
  const [passwords, setPasswords] = useState(noPassword);
  return (
    <PersonForm
      {...legal}
      account={account}
      submit={t('signup.submit')}
      onSend={() =>
        account.send(
          (typed, language) => signUpBody(typed, passwords, language, seoulDate(Date.now())),
          (body) => signUp({ ...body, toBook }),
        )
      }
      fields={fields}
      logIn={
        <>
          <EmailField value={draft} onChange={edit} errors={form.errors} />
          <NewPasswordFields form={form} value={passwords} onChange={setPasswords} />
        </>
      }
    />
  );
}
