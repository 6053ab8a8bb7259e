import './texts.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/contacts/invitations.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { regionOf } from '../countries.ts';
import { FormGroup } from '../form-group.tsx';
import { emptyPerson, personFields } from '../model.ts';
import { NewPasswordFields, noPassword } from '../security/new-password-fields.tsx';
import { ConsentFields } from '../sign-in/consent-fields.tsx';
import { PersonFields } from '../sign-in/person-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { acceptanceOf } from './model.ts';
import { acceptInvitation } from './queries.ts';

export interface InvitationFormProps {
  invitation: Invitation;
  token: string;
  readTerms: ReactNode;
  readPrivacy: ReactNode;
  onDone: () => void;
}

const fields = ['password', 'passwordAgain', ...personFields];

export function InvitationForm({ invitation, token, readTerms, readPrivacy, onDone }: InvitationFormProps) {
  const { t, i18n } = useTranslation(['auth', 'invitation']);
  const { email, firstName, lastName, phoneCountry, phone, reservations } = invitation;
  const known = { ...emptyPerson, firstName, lastName, region: regionOf(phoneCountry), phone };
  const { draft, edit, form, drop } = useAccountForm(`invitation/${reservations[0]?.id ?? ''}`, known);
  const [passwords, setPasswords] = useState(noPassword);
  const send = async () => {
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = acceptanceOf(draft, passwords, { token, language, nowMs: Date.now() });
    if (!made.body) return form.refuse(made.errors);
    if (!(await form.send(() => acceptInvitation(made.body)))) return;
    drop();
    onDone();
  };
  return (
    <AccountForm
      form={form}
      title={t('signup.failed')}
      fields={fields}
      submit={
        reservations.length > 0
          ? t('invitation:submit', { count: reservations.length })
          : t('invitation:submitAlone')
      }
      onSend={send}
    >
      <FormGroup title={t('signup.groupLogIn')}>
        <TextField
          id="email"
          label={t('contact.email')}
          value={email}
          readOnly
          autoComplete="username"
          help={t('invitation:emailHelp')}
        />
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
