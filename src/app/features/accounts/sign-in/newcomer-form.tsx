import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { defaultRegion } from '../countries.ts';
import { emptyPerson, newcomerBody } from '../model.ts';
import { useSignUpForm } from '../use-account-form.ts';
import { completeNewcomer, type Newcomer } from './google.ts';
import { PersonForm, type LegalTexts } from './person-form.tsx';

export interface NewcomerFormProps extends LegalTexts {
  newcomer: Newcomer;
  onDone: () => void;
}

export function NewcomerForm({ newcomer, onDone, ...legal }: NewcomerFormProps) {
  const { t } = useTranslation('auth');
  const { ticket, email, firstName, lastName } = newcomer;
  const empty = { ...emptyPerson, firstName, lastName, region: defaultRegion() };
  const account = useSignUpForm('google-sign-up', empty, onDone);
  return (
    <PersonForm
      {...legal}
      account={account}
      submit={t('signup.submit')}
      onSend={() =>
        account.send(
          (draft, language) => newcomerBody(draft, ticket, language, seoulDate(Date.now())),
          completeNewcomer,
        )
      }
      known={
        <TextField
          id="email"
          label={t('contact.email')}
          value={email}
          readOnly
          help={t('google.emailHelp')}
        />
      }
    />
  );
}
