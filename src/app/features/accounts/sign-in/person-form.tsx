import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../account-form.tsx';
import { FormGroup } from '../form-group.tsx';
import { personFields, type PersonDraft } from '../model.ts';
import type { SignUpDraftForm } from '../use-account-form.ts';
import { ConsentFields } from './consent-fields.tsx';
import { PersonFields } from './person-fields.tsx';

/** Texts that are read beside their consents. */
export type LegalTexts = { readTerms: ReactNode; readPrivacy: ReactNode };

export interface PersonFormProps extends LegalTexts {
  account: Pick<SignUpDraftForm<PersonDraft>, 'draft' | 'edit' | 'form'>;
  onSend: () => Promise<void>;
  submit: string;
  /** Fields by which the person logs in, in a group of their own. */
  logIn?: ReactNode;
  /** Ids of all fields, for the summary of errors. */
  fields?: readonly string[];
  /** Address that is known and shown with the person's data. */
  known?: ReactNode;
}

/** Form with a new member's data and consents (docs/specification.md#entities-and-fields). Text: auth, errors. */
export function PersonForm({ account, logIn, fields = personFields, known, ...rest }: PersonFormProps) {
  const { t } = useTranslation('auth');
  const { onSend, submit, readTerms, readPrivacy } = rest;
  const { draft, edit, form } = account;
  const inputs = { value: draft, onChange: edit, errors: form.errors };
  return (
    <AccountForm form={form} title={t('signup.failed')} fields={fields} submit={submit} onSend={onSend}>
      {logIn && <FormGroup title={t('signup.groupLogIn')}>{logIn}</FormGroup>}
      <FormGroup title={t('signup.groupYou')}>
        {known}
        <PersonFields {...inputs} />
      </FormGroup>
      <FormGroup title={t('signup.groupConsent')}>
        <ConsentFields {...inputs} readTerms={readTerms} readPrivacy={readPrivacy} />
      </FormGroup>
    </AccountForm>
  );
}
