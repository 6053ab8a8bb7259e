import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#app/platform/problem.ts';
import { dropDraft, useDraft } from '#app/platform/draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { logIn } from './queries.ts';
import * as css from './form.css.ts';

const KEY = 'log-in';

/** Address and password; what was typed stays after a refusal. Text: auth. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['auth', 'errors']);
  const [{ email }, change] = useDraft('session', KEY, { email: '' });
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await logIn(email, password);
    setBusy(false);
    if (!outcome.ok) return setProblem(outcome.problem);
    dropDraft('session', KEY);
    onDone();
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors
        title={t('auth:login.failed')}
        errors={problem ? [{ text: problem.message ?? t('auth:offline') }] : []}
      />
      <TextField
        id="email"
        label={t('auth:contact.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        id="password"
        label={t('auth:password.label')}
        autoComplete="current-password"
        showLabel={t('auth:password.show')}
        hideLabel={t('auth:password.hide')}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('auth:login.submit')}
      </Button>
    </form>
  );
}
