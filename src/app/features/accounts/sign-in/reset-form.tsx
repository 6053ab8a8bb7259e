import { useState, type ReactNode } from 'react';
import { CircleAlert, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResetCheck } from '#contract/sign-in.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { AccountForm } from '../account-form.tsx';
import { newPasswordErrors } from '../model.ts';
import { NewPasswordFields, noPassword } from '../security/new-password-fields.tsx';
import { resetPassword } from '../queries.ts';
import * as css from '../form.css.ts';

export interface ResetFormProps {
  token: string;
  refusal: ResetCheck['refusal'];
  logIn: ReactNode;
  askAgain: ReactNode;
}

export function ResetForm({ token, refusal, logIn, askAgain }: ResetFormProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const [passwords, setPasswords] = useState(noPassword);
  const [done, setDone] = useState(false);
  const form = useForm();
  const message = useFocus<HTMLDivElement>(done || form.problem !== null);
  const code = form.problem?.code ?? refusal;
  const dead = !token || code === 'token_invalid' || code === 'token_expired';
  const why = form.problem?.message ?? (refusal ? t(`errors:${refusal}`) : t('confirm.noToken'));

  const send = async () => {
    const wrong = newPasswordErrors(passwords);
    if (Object.keys(wrong).length) return form.refuse(wrong);
    if (await form.send(() => resetPassword(token, passwords.password))) setDone(true);
  };

  if (done || dead) {
    return (
      <div ref={message} className={css.message} role={done ? 'status' : 'alert'} tabIndex={-1}>
        <span className={css.messageIcon}>{done ? <KeyRound size={32} /> : <CircleAlert size={32} />}</span>
        <h1>{done ? t('reset.done') : t('reset.dead')}</h1>
        <p className={css.lead}>{done ? t('reset.doneText') : why}</p>
        <div className={css.actions}>{done ? logIn : askAgain}</div>
      </div>
    );
  }
  return (
    <>
      <div className={css.intro}>
        <h1>{t('reset.title')}</h1>
        <p className={css.lead}>{t('reset.lead')}</p>
      </div>
      <AccountForm
        form={form}
        title={t('reset.failed')}
        fields={['password', 'passwordAgain']}
        submit={t('reset.submit')}
        onSend={send}
      >
        <NewPasswordFields form={form} value={passwords} onChange={setPasswords} label={t('password.new')} />
      </AccountForm>
    </>
  );
}
