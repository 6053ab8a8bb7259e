import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import type { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { defaultRegion } from './countries.ts';
import { emptySignUp, signUpBody, type FieldErrors } from './model.ts';
import { PasswordRules } from './password-rules.tsx';
import { signUp } from './queries.ts';
import * as css from './form.css.ts';

const KEY = 'sign-up';
/** The fields in the order on screen, by the names of the API's body; an id each, for the summary. */
const order = [
  'firstName',
  'lastName',
  'email',
  'phoneCountry',
  'phone',
  'birthDate',
  'password',
  'passwordAgain',
  'consents.terms',
];

/** The sign-up form (spec section 3). Everything typed but the passwords outlives an error, a reload and a language switch. Text: auth. */
export function SignUpForm({ termsLink, onDone }: { termsLink: ReactNode; onDone: () => void }) {
  const { t, i18n } = useTranslation(['auth', 'errors']);
  const [draft, change] = useDraft('session', KEY, { ...emptySignUp, region: defaultRegion() });
  const [passwords, setPasswords] = useState({ password: '', again: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);

  const text = (field: string) => {
    const code = errors[field];
    return code && t(`errors:${code}`);
  };
  const forget = (...names: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    );
  const edit = (changed: Partial<typeof draft>) => {
    change(changed);
    forget(...Object.keys(changed).flatMap((name) => aliases[name] ?? [name]));
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempts(attempts + 1);
    setProblem(null);
    const language = i18n.language === 'en' ? 'en' : 'ko';
    const made = signUpBody(draft, passwords, language, seoulDate(Date.now()));
    setErrors(made.errors ?? {});
    if (!made.body) return;
    setBusy(true);
    const outcome = await signUp(made.body);
    setBusy(false);
    if (outcome.ok) {
      dropDraft('session', KEY);
      onDone();
      return;
    }
    setProblem(outcome.problem);
    const fields = outcome.problem.fields;
    setErrors(outcome.problem.code === 'email_taken' ? { email: 'email_taken', ...fields } : fields);
  };

  const listed = order.flatMap((field) => {
    const said = text(field);
    if (!said) return [];
    const whose = field === 'firstName' || field === 'lastName' ? `${t(`auth:contact.${field}`)}: ` : '';
    return [{ fieldId: field === 'birthDate' ? 'birthYear' : field, text: whose + said }];
  });
  const summary = problem && !listed.length ? [{ text: problem.message ?? t('auth:offline') }] : listed;

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={attempts} title={t('auth:signup.failed')} errors={summary} />
      <ContactFields value={draft} onChange={edit} errors={errors} own />
      <BirthDateFields value={draft} onChange={edit} error={text('birthDate')} />
      <div>
        <PasswordField
          id="password"
          label={t('auth:password.label')}
          autoComplete="new-password"
          showLabel={t('auth:password.show')}
          hideLabel={t('auth:password.hide')}
          required
          value={passwords.password}
          onChange={(event) => {
            setPasswords({ ...passwords, password: event.target.value });
            forget('password');
          }}
          error={text('password')}
        />
        <PasswordRules id="password-rules" password={passwords.password} />
      </div>
      <PasswordField
        id="passwordAgain"
        label={t('auth:password.again')}
        autoComplete="new-password"
        showLabel={t('auth:password.show')}
        hideLabel={t('auth:password.hide')}
        required
        value={passwords.again}
        onChange={(event) => {
          setPasswords({ ...passwords, again: event.target.value });
          forget('passwordAgain');
        }}
        error={
          text('passwordAgain') ??
          (passwords.again && !passwords.password.startsWith(passwords.again)
            ? t('errors:password_mismatch')
            : undefined)
        }
      />
      <div className={css.consents}>
        <Checkbox
          id="consents.terms"
          label={t('auth:signup.terms')}
          help={termsLink}
          required
          checked={draft.terms}
          onChange={(event) => edit({ terms: event.target.checked })}
          error={text('consents.terms')}
        />
        <Checkbox
          id="consents.receipt"
          label={t('auth:signup.receipt')}
          help={t('auth:signup.receiptHelp')}
          checked={draft.receipt}
          onChange={(event) => edit({ receipt: event.target.checked })}
        />
        <Checkbox
          id="consents.marketing"
          label={t('auth:signup.marketing')}
          help={t('auth:signup.marketingHelp')}
          checked={draft.marketing}
          onChange={(event) => edit({ marketing: event.target.checked })}
        />
      </div>
      <Button type="submit" variant="primary" full busy={busy}>
        {t('auth:signup.submit')}
      </Button>
    </form>
  );
}

/** Which errors a changed value answers, where its name is not theirs. */
const aliases: Partial<Record<string, string[]>> = {
  region: ['phoneCountry'],
  year: ['birthDate'],
  month: ['birthDate'],
  day: ['birthDate'],
  terms: ['consents.terms'],
};
