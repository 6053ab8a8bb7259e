import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../contact-fields.tsx';
import { defaultRegion } from '../countries.ts';
import { FormGroup } from '../form-group.tsx';
import { emptySignUp, personFields, signUpBody } from '../model.ts';
import { NewPasswordFields, noPassword } from '../security/new-password-fields.tsx';
import { signUp } from '../queries.ts';
import { useAccountForm } from '../use-account-form.ts';
import { ConsentFields } from './consent-fields.tsx';
import { PersonFields } from './person-fields.tsx';

const fields = ['email', 'password', 'passwordAgain', ...personFields];

export interface SignUpFormProps {
  /** True on the way to a booking; its contract then confirms the address. */
  toBook: boolean;
  readTerms: ReactNode;
  readPrivacy: ReactNode;
  onDone: () => void;
}

/**
 * The sign-up form (docs/specification.md#entities-and-fields). Input except the passwords survives errors, reloads and language switches. Text:
 * auth.
 */
export function SignUpForm(props: SignUpFormProps) {
  const { toBook, readTerms, readPrivacy, onDone } = props;
  const { t, i18n } = useTranslation('auth');
  const empty = { ...emptySignUp, region: defaultRegion() };
  const { draft, edit, form, drop } = useAccountForm('sign-up', empty);
  const [passwords, setPasswords] = useState(noPassword);

  const send = async () => {
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = signUpBody(draft, passwords, language, seoulDate(Date.now()));
    if (!made.body) return form.refuse(made.errors);
    if (!(await form.send(() => signUp({ ...made.body, toBook })))) return;
    drop();
    onDone();
  };

  return (
    <AccountForm
      form={form}
      title={t('signup.failed')}
      fields={fields}
      submit={t('signup.submit')}
      onSend={send}
    >
      <FormGroup title={t('signup.groupLogIn')}>
        <EmailField value={draft} onChange={edit} errors={form.errors} />
        <NewPasswordFields form={form} value={passwords} onChange={setPasswords} />
      </FormGroup>
      <FormGroup title={t('signup.groupYou')}>
        <PersonFields value={draft} onChange={edit} errors={form.errors} />
      </FormGroup>
      <FormGroup title={t('signup.groupConsent')}>
        <ConsentFields
          value={draft}
          onChange={edit}
          errors={form.errors}
          readTerms={readTerms}
          readPrivacy={readPrivacy}
        />
      </FormGroup>
    </AccountForm>
  );
}
