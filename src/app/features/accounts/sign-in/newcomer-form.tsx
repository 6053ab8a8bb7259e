import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { defaultRegion } from '../countries.ts';
import { FormGroup } from '../form-group.tsx';
import { emptyPerson, newcomerBody, personFields } from '../model.ts';
import { useAccountForm } from '../use-account-form.ts';
import { ConsentFields } from './consent-fields.tsx';
import { completeNewcomer, type Newcomer } from './google.ts';
import { PersonFields } from './person-fields.tsx';

export interface NewcomerFormProps {
  newcomer: Newcomer;
  readTerms: ReactNode;
  readPrivacy: ReactNode;
  onDone: () => void;
}

export function NewcomerForm({ newcomer, readTerms, readPrivacy, onDone }: NewcomerFormProps) {
  const { t, i18n } = useTranslation('auth');
  const { ticket, email, firstName, lastName } = newcomer;
  const empty = { ...emptyPerson, firstName, lastName, region: defaultRegion() };
  const { draft, edit, form, drop } = useAccountForm('google-sign-up', empty);

  const send = async () => {
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = newcomerBody(draft, ticket, language, seoulDate(Date.now()));
    if (!made.body) return form.refuse(made.errors);
    if (!(await form.send(() => completeNewcomer(made.body)))) return;
    drop();
    onDone();
  };

  return (
    <AccountForm
      form={form}
      title={t('signup.failed')}
      fields={personFields}
      submit={t('signup.submit')}
      onSend={send}
    >
      <FormGroup title={t('signup.groupYou')}>
        <TextField
          id="email"
          label={t('contact.email')}
          value={email}
          readOnly
          help={t('google.emailHelp')}
        />
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
