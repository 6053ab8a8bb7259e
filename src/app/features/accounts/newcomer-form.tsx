import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { defaultRegion } from './countries.ts';
import { FormGroup } from './form-group.tsx';
import { FormSummary } from './form-summary.tsx';
import { completeNewcomer, type Newcomer } from './google.ts';
import { emptyPerson, errorsAnsweredBy, newcomerBody } from './model.ts';
import { PersonFields } from './person-fields.tsx';
import * as css from './form.css.ts';

const KEY = 'google-sign-up';
const order = ['firstName', 'lastName', 'phoneCountry', 'phone', 'birthDate', 'consents.terms'];

export interface NewcomerFormProps {
  newcomer: Newcomer;
  readTerms: ReactNode;
  onDone: () => void;
}

/** What Google does not tell of somebody new. Text: auth. */
export function NewcomerForm({ newcomer, readTerms, onDone }: NewcomerFormProps) {
  const { t, i18n } = useTranslation('auth');
  const { ticket, email, firstName, lastName } = newcomer;
  const [draft, change] = useDraft('session', KEY, {
    ...emptyPerson,
    firstName,
    lastName,
    region: defaultRegion(),
  });
  const form = useForm();
  const online = useOnline();

  const edit = (changed: Partial<typeof draft>) => {
    change(changed);
    form.forget(...errorsAnsweredBy(changed));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = newcomerBody(draft, ticket, language, seoulDate(Date.now()));
    if (!made.body) return form.refuse(made.errors);
    if (!(await form.send(() => completeNewcomer(made.body)))) return;
    dropDraft('session', KEY);
    onDone();
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormSummary
        form={form}
        title={t('signup.failed')}
        fields={order}
        ids={{ birthDate: 'birthYear' }}
        names={{ firstName: t('contact.firstName'), lastName: t('contact.lastName') }}
      />
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
        <ConsentFields value={draft} onChange={edit} errors={form.errors} readTerms={readTerms} />
      </FormGroup>
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online}
        reason={t('needsNetwork')}
      >
        {t('signup.submit')}
      </Button>
    </form>
  );
}
