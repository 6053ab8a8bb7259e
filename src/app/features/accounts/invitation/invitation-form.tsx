import './texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationAcceptance, type Invitation } from '#contract/contacts/invitations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { regionOf } from '../countries.ts';
import {
  birthErrors,
  emptyPerson,
  fieldErrors,
  madeOf,
  newPasswordErrors,
  personFields,
  personOf,
} from '../model.ts';
import { NewPasswordFields, noPassword } from '../security/new-password-fields.tsx';
import { PersonForm, type LegalTexts } from '../sign-in/person-form.tsx';
import { useSignUpForm } from '../use-account-form.ts';
import { acceptInvitation } from './queries.ts';

const fields = ['password', 'passwordAgain', ...personFields];

export interface InvitationFormProps extends LegalTexts {
  invitation: Invitation;
  token: string;
  onDone: () => void;
}

export function InvitationForm({ invitation, token, onDone, ...legal }: InvitationFormProps) {
  const { t } = useTranslation(['auth', 'invitation']);
  const { email, firstName, lastName, phoneCountry, phone, reservations } = invitation;
  const known = { ...emptyPerson, firstName, lastName, region: regionOf(phoneCountry), phone };
  const account = useSignUpForm(`invitation/${reservations[0]?.id ?? ''}`, known, onDone);
  const [passwords, setPasswords] = useState(noPassword);
  const send = () =>
    account.send((draft, language) => {
      const body = { ...personOf(draft, language), token, password: passwords.password };
      return madeOf(body, {
        ...fieldErrors(InvitationAcceptance, body),
        ...birthErrors(draft, seoulDate(Date.now())),
        ...newPasswordErrors(passwords),
      });
    }, acceptInvitation);
  return (
    <PersonForm
      {...legal}
      account={account}
      submit={
        reservations.length > 0
          ? t('invitation:submit', { count: reservations.length })
          : t('invitation:submitAlone')
      }
      onSend={send}
      fields={fields}
      logIn={
        <>
          <TextField
            id="email"
            label={t('contact.email')}
            value={email}
            readOnly
            autoComplete="username"
            help={t('invitation:emailHelp')}
          />
          <NewPasswordFields form={account.form} value={passwords} onChange={setPasswords} />
        </>
      }
    />
  );
}
