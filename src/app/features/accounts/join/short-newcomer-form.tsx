import { useTranslation } from 'react-i18next';
import { TextField } from '#app/ui/forms/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { NameFields } from '../contact-fields.tsx';
import { completeNewcomer, type Newcomer } from '../sign-in/google.ts';
import { useSignUpForm } from '../use-account-form.ts';
import { emptyShortSignUp, shortFields, shortNewcomerBody } from './model.ts';
import { ShortConsents } from './short-consents.tsx';
import './texts.ts';
import * as css from '../form.css.ts';

export function ShortNewcomerForm({ newcomer, onDone }: { newcomer: Newcomer; onDone: () => void }) {
  const { t } = useTranslation(['auth', 'join']);
  const { ticket, email, firstName, lastName } = newcomer;
  const empty = { ...emptyShortSignUp, firstName, lastName };
  const { draft, edit, form, send } = useSignUpForm('short-google-sign-up', empty, onDone);
  return (
    <AccountForm
      form={form}
      title={t('auth:signup.failed')}
      fields={shortFields}
      submit={t('join:submit')}
      onSend={() => send((typed, language) => shortNewcomerBody(typed, ticket, language), completeNewcomer)}
    >
      <TextField
        id="email"
        label={t('auth:contact.email')}
        value={email}
        readOnly
        help={t('auth:google.emailHelp')}
      />
      <NameFields value={draft} onChange={edit} errors={form.errors} />
      <ShortConsents value={draft} onChange={edit} errors={form.errors} />
      <p className={css.lead}>{t('join:later')}</p>
    </AccountForm>
  );
}
