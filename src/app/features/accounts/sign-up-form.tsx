import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { useForm } from '#app/platform/form.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { EmailField } from './contact-fields.tsx';
import { defaultRegion } from './countries.ts';
import { FormGroup } from './form-group.tsx';
import { FormSummary } from './form-summary.tsx';
import { emptySignUp, errorsAnsweredBy, signUpBody } from './model.ts';
import { NewPasswordFields, noPassword } from './new-password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { signUp } from './queries.ts';
import * as css from './form.css.ts';

const KEY = 'sign-up';
const order = [
  'email',
  'password',
  'passwordAgain',
  'firstName',
  'lastName',
  'phoneCountry',
  'phone',
  'birthDate',
  'consents.terms',
];

/** The sign-up form (spec section 3). Everything typed but the passwords outlives an error, a reload and a language switch. Text: auth. */
export function SignUpForm({ readTerms, onDone }: { readTerms: ReactNode; onDone: () => void }) {
  const { t, i18n } = useTranslation('auth');
  const [draft, change] = useDraft('session', KEY, { ...emptySignUp, region: defaultRegion() });
  const [passwords, setPasswords] = useState(noPassword);
  const form = useForm();
  const online = useOnline();

  const edit = (changed: Partial<typeof draft>) => {
    change(changed);
    form.forget(...errorsAnsweredBy(changed));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = signUpBody(draft, passwords, language, seoulDate(Date.now()));
    if (!made.body) return form.refuse(made.errors);
    if (!(await form.send(() => signUp(made.body)))) return;
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
      <FormGroup title={t('signup.groupLogIn')}>
        <EmailField value={draft} onChange={edit} errors={form.errors} />
        <NewPasswordFields
          value={passwords}
          onChange={(value, field) => {
            setPasswords(value);
            form.forget(field);
          }}
          errors={form.errors}
        />
      </FormGroup>
      <FormGroup title={t('signup.groupYou')}>
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
